import { distFolder } from '../../fixtures/http/paths';
import { allBudgets } from '../../scripts/sizes';
import { printTable } from './stats';

/** Prints what the build weighs against its budgets. */
export function benchBytes(): void {
  const rows = allBudgets(distFolder).map(({ name, gzip, limit }) => [name, `${gzip}`, `${limit}`]);
  printTable('Bytes after gzip', [['', 'weighs', 'may weigh'], ...rows]);
}
