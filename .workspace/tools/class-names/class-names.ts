import { globSync } from 'node:fs';

/** What vanilla-extract tells of a class or variable that it asks a name for. */
interface Named {
  /** The file that declares it, from the root of its package. */
  readonly filePath: string;
  /** What it is called by default: unlike every other. */
  readonly hash: string;
}

/**
 * Names for a package's classes that compress well, for the `identifiers` of vanilla-extract: a prefix, two
 * digits for the file and a count of what the file declares. Each document names some two hundred
 * classes, and hashes do not compress.
 *
 * The same sources give the same names, in every build and in whatever order their files are compiled.
 *
 * @param prefix What no other package's names begin with.
 * @param folder The root of the package, as an absolute path.
 *
 * @example
 * const name = classNames('cb', packageFolder);
 * name({ filePath: 'src/a.css.ts', hash: '1r9bgda0' }); // => 'cb000'
 * name({ filePath: 'src/a.css.ts', hash: '1r9bgda1' }); // => 'cb001'
 * name({ filePath: 'src/b.css.ts', hash: 'zky7cs0' }); // => 'cb010'
 */
export function classNames(prefix: string, folder: string): (named: Named) => string {
  const files = globSync('src/**/*.css.ts', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const declared = new Map<string, string[]>();
  return ({ filePath, hash }) => {
    const file = files.indexOf(filePath);
    if (file < 0) throw new Error(`${filePath} is none of the files src/**/*.css.ts in ${folder}.`);
    const hashes = declared.get(filePath) ?? [];
    declared.set(filePath, hashes);
    if (!hashes.includes(hash)) hashes.push(hash);
    const digits = file.toString(36).padStart(2, '0');
    return `${prefix}${digits}${hashes.indexOf(hash).toString(36)}`;
  };
}
