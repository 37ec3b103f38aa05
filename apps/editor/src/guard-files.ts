const message =
  'This file has changed outside of this tab since it was opened here. Copy what you have typed, reload the editor, and paste it.';

/** When a file was changed last, as this tab knows it. */
interface KnownFile {
  readonly handle: FileSystemFileHandle;
  lastModified: number;
}

/** Chromium's way to move a file over another, which TypeScript's library lacks. */
interface MovablePrototype extends FileSystemFileHandle {
  move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
}

/**
 * Keeps a save from overwriting what another program or tab has written since. Sveltia writes a new
 * file, moves it over the old one and compares nothing, so the version that was read is remembered.
 */
export function guardFiles(): void {
  const prototype = FileSystemFileHandle.prototype as MovablePrototype;
  const { getFile, move } = prototype;
  const known = new Map<string, KnownFile[]>();

  /** What is known about a file; two handles of one file differ. */
  async function find(handle: FileSystemFileHandle): Promise<KnownFile | undefined> {
    for (const file of known.get(handle.name) ?? [])
      if (await handle.isSameEntry(file.handle)) return file;
    return undefined;
  }

  async function remember(handle: FileSystemFileHandle, lastModified: number, isOwn = false) {
    const file = await find(handle);
    if (!file)
      known.set(handle.name, [...(known.get(handle.name) ?? []), { handle, lastModified }]);
    else if (isOwn) file.lastModified = lastModified;
  }

  prototype.getFile = async function read(this: FileSystemFileHandle) {
    const file = await getFile.call(this);
    await remember(this, file.lastModified);
    return file;
  };
  prototype.move = async function moveOver(this: FileSystemFileHandle, folder, name) {
    const old = await folder.getFileHandle(name).catch(() => undefined);
    const file = old && (await find(old));
    if (old && file && (await getFile.call(old)).lastModified !== file.lastModified)
      throw new Error(message);
    await move.call(this, folder, name);
    const written = await folder.getFileHandle(name);
    await remember(written, (await getFile.call(written)).lastModified, true);
  };
}
