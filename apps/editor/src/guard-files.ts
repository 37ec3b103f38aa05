const message =
  'This file has changed outside of this tab since it was opened here. Copy what you have typed, reload the editor, and paste it.';

/** When a file was changed last, as this tab knows it. */
interface KnownFile {
  readonly handle: FileSystemFileHandle;
  lastModified: number;
}

/**
 * Keeps a save from overwriting what another program or tab has written since. Sveltia writes the files of a working copy through the
 * browser's file handles and compares nothing, so each handle remembers the version that was read.
 */
export function guardFiles(): void {
  const prototype = FileSystemFileHandle.prototype;
  const { getFile, createWritable } = prototype;
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
  prototype.createWritable = async function write(this: FileSystemFileHandle, options) {
    const file = await find(this);
    const current = file && (await getFile.call(this));
    if (file && current?.lastModified !== file.lastModified) throw new Error(message);
    const stream = await createWritable.call(this, options);
    const close = stream.close.bind(stream);
    stream.close = async () => {
      await close();
      await remember(this, (await getFile.call(this)).lastModified, true);
    };
    return stream;
  };
}
