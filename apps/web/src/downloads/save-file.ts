/** How long a browser may take to read the file before its address is given up, in milliseconds. */
const readTime = 60_000;

/** Has the browser save a text that the page has made as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), readTime);
}
