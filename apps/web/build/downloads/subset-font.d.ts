declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    keepFeatures: readonly string[];
    noHinting: boolean;
    variationAxes?: Readonly<Record<string, number>>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
