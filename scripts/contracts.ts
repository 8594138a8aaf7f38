/**
 * Reads what WordPress plugins and themes promise to others, and compares it with our table: `npm run contracts --
 * DIR…`, where each folder is a plugin or a theme. `--write` adds their versions to the table in
 * `scripts/contracts/contracts.json` instead, and `--check` ends with an error where something differs. See
 * docs/contributing/contracts.md.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compare } from './contracts/compare';
import { readFolder } from './contracts/readFolder';
import { reportOn } from './contracts/report';
import { readTable, TABLE, type Table, withVendor, writeTable } from './contracts/table';
import { readSources } from './contracts/touched';

/** Reads the folders in `args` and prints a report on each. */
export default async function contracts(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      table: { type: 'string', default: TABLE },
      write: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new Error('usage: npm run contracts -- [--write] [--check] FOLDER…');
  let table: Table = existsSync(values.table) ? readTable(values.table) : {};
  const sources = readSources();
  let differences = 0;
  for (const folder of positionals) {
    const vendor = readFolder(folder.replace(/\/+$/, ''));
    const found = compare(vendor, table);
    differences += found.changes.length;
    console.log(reportOn(vendor, found, sources).join('\n'));
    if (values.write) table = withVendor(table, vendor);
  }
  if (values.write) writeTable(table, values.table);
  else if (values.check && differences > 0) process.exitCode = 1;
}
