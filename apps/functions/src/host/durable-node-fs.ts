import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type ModuleOptions = Parameters<Init>[1];

const ioErrorCode = 29;

/**
 * PGlite's file system for Node with a working fsync, which PGlite leaves out. Without it a power cut can
 * lose acknowledged changes.
 */
export class DurableNodeFs extends NodeFS {
  readonly #fsync: (descriptor: number) => void;

  constructor(directory: string, fsync: (descriptor: number) => void) {
    super(directory);
    this.#fsync = fsync;
  }

  override async init(pglite: PGlite, options: ModuleOptions): ReturnType<Init> {
    const fsync = (stream: { readonly nfd?: number }) => {
      try {
        // Folders are streams without a descriptor.
        if (stream.nfd !== undefined) this.#fsync(stream.nfd);
        return 0;
      } catch {
        return ioErrorCode;
      }
    };
    const { emscriptenOpts } = await super.init(pglite, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module) => Object.assign(module.NODEFS.stream_ops, { fsync }),
        ],
      },
    };
  }
}
