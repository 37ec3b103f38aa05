declare module 'netlify-redirector' {
  /** The rule for a request, with the placeholders of its target filled in; `null` if there is none. */
  interface Matcher {
    match(request: Readonly<Record<string, unknown>>): {
      readonly to: string;
      readonly status: number;
    } | null;
  }
  /** Netlify's own matcher of the rules that its parser has read. */
  export function parseJSON(rules: string, options: object): Promise<Matcher>;
}
