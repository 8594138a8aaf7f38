/** The values of an address's query as they stand there, still percent-encoded; a repeated name’s are joined by commas. */
export function rawQuery(href: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const query = /^[^#?]*\?([^#]*)/.exec(href)?.[1] ?? '';
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=');
    // A name without a value is no value.
    if (at < 1) continue;
    const name = pair.slice(0, at);
    const before = values.get(name);
    values.set(name, before === undefined ? pair.slice(at + 1) : `${before},${pair.slice(at + 1)}`);
  }
  return values;
}
