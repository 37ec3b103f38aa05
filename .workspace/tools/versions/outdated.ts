// `pnpm outdated:majors`: no dependency more than one major version behind. Asks the registry.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from '../root.ts';
import exceptions from './exceptions.json' with { type: 'json' };
import { findOldMajors, type Outdated } from './find-old-majors.ts';

// pnpm ends with 1 where anything at all is outdated; what it writes tells that from a failure.
const { stdout, stderr } = spawnSync('pnpm', ['-r', 'outdated', '--json'], {
  cwd: root,
  encoding: 'utf8',
});

function parse(): Readonly<Record<string, Outdated>> {
  try {
    return JSON.parse(stdout) as Record<string, Outdated>;
  } catch {
    throw new Error(`The registry could not be asked. Expected JSON of pnpm outdated:\n${stderr}`);
  }
}

const outdated = parse();
for (const [name, { current, latest }] of Object.entries(outdated)) {
  console.info(`${name} ${current} -> ${latest}`);
}
const faults = findOldMajors(outdated, exceptions);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
