/** Asks the development server to open a position in a file in the editor. */
export function openInEditor(folder: string, file: string, line = 1, column = 1) {
  const path = file.startsWith('/') ? file : `${folder}/${file}`;
  const position = encodeURIComponent(`${path}:${line}:${column}`);
  fetch(`/__open-in-editor?file=${position}`).catch((error: unknown) => console.error(error));
}
