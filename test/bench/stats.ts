/** The middle of a list of figures. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 50);
}

/** The figure below which `share` percent of the list lie. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil((share / 100) * sorted.length) - 1));
  return sorted[at] ?? Number.NaN;
}

/** Prints a table whose first row is the head. */
export function printTable(title: string, rows: readonly (readonly (string | number)[])[]): void {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of texts) {
    console.log(
      `  ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('   ')}`,
    );
  }
}
