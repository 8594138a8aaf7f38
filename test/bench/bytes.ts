import { allBudgets } from '../../scripts/sizes';
import { printTable } from './stats';

/** Prints what the build weighs against its budgets. */
export function benchBytes(): void {
  const rows = allBudgets('dist').map(({ name, gzip, limit }) => [name, `${gzip}`, `${limit}`]);
  printTable('Bytes after gzip', [['', 'weighs', 'may weigh'], ...rows]);
}
