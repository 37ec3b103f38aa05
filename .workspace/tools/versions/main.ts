// `pnpm versions`: one version of each dependency, from the catalog.
import process from 'node:process';
import { root } from '../root.ts';
import { findVersionFaults } from './find-version-faults.ts';
import { readVersions } from './read-versions.ts';

const faults = findVersionFaults(readVersions(root));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
