import { closeSync, fstatSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stampOf, type Stamp } from './stamps.ts';

/** Writes a file of the site, by its address, with the folders that it needs, and gives its stamp. */
export type SiteWriter = (address: string, text: string) => Stamp;

/** The bytes that 16 bits of a string take in UTF-8 at most. */
const mostBytes = 3;

/**
 * Writes the files of a site.
 *
 * Waits for the system: every core renders, and handing a file to another thread takes twice the processor time of writing it.
 *
 * @param site - The folder of the site, from which nobody removes a folder meanwhile.
 */
export function siteWriter(site: string): SiteWriter {
  // Asking for a folder that is there takes a third of the time of writing a page.
  const folders = new Set<string>();
  // Each text is encoded in the same memory: new memory for each takes four times as long.
  let memory = Buffer.allocUnsafeSlow(0);
  const encoder = new TextEncoder();

  return (address, text) => {
    const path = join(site, address);
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    if (memory.length < text.length * mostBytes) {
      memory = Buffer.allocUnsafeSlow(text.length * mostBytes);
    }
    const file = openSync(path, 'w');
    try {
      writeFileSync(file, memory.subarray(0, encoder.encodeInto(text, memory).written));
      return stampOf(fstatSync(file));
    } finally {
      closeSync(file);
    }
  };
}
