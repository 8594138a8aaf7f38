import { readFileSync } from 'node:fs';
import { budgets } from '../../scripts/sizes';
import { printTable } from './stats';

/** Prints what the build weighs against its budgets. */
export function benchBytes(): void {
  const source = readFileSync('dist/chunks.js', 'utf8')
    .replace(/^export default /, '')
    .replace(/;\s*$/, '');
  const rows = budgets('dist', JSON.parse(source)).map(({ name, gzip, limit }) => [name, `${gzip}`, `${limit}`]);
  printTable('Bytes after gzip', [['', 'weighs', 'may weigh'], ...rows]);
}
