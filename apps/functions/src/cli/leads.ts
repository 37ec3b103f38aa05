import { withLeads } from '../host/withLeads.ts';
import { LEAD_KINDS } from '../lead.ts';
import { listLeads } from '../leadStore.ts';
import { fail, refuse } from './exit.ts';
import { dataDirOf, parseFlags } from './flags.ts';
import { formatCsv, formatTable } from './formatLeads.ts';

const flags = parseFlags(
  {
    csv: { type: 'boolean' },
    json: { type: 'boolean' },
    kind: { type: 'string' },
    data: { type: 'string' },
  },
  `leads [--csv | --json] [--kind ${LEAD_KINDS.join('|')}] [--data DIR]`,
);
const kind = LEAD_KINDS.find((known) => known === flags.kind);
if (flags.kind !== undefined && kind === undefined) {
  refuse(`--kind: expected ${LEAD_KINDS.join(', ')}, received "${flags.kind}".`);
}
if (flags.csv && flags.json) refuse('Expected --csv or --json, received both.');

// `pnpm leads | head` closes the pipe early, which is no fault.
process.stdout.on('error', () => process.exit(0));

const dataDir = dataDirOf(flags.data);
const leads = (await withLeads(dataDir, (sql) => listLeads(sql, kind)).catch(fail)) ?? [];

if (flags.json) process.stdout.write(`${JSON.stringify(leads, undefined, 2)}\n`);
else if (flags.csv) process.stdout.write(formatCsv(leads));
else process.stdout.write(`${formatTable(leads)}\n${leads.length} stored in ${dataDir}\n`);
