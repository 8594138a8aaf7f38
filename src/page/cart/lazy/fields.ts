/**
 * What an add posts: read from a form or a button as data that plugins may change, then written as fields the way PHP
 * reads them.
 */

/** What is posted, by field name. Names with `[]` hold lists; plugins may add, change and remove keys. */
export type CartData = Record<string, unknown>;

/** One field of a post. */
export type CartField = [name: string, value: string | File];

/**
 * The fields of a form as data that plugins can change. Of several fields with one plain name the last one counts, as it
 * does for the server.
 */
export function dataOfFields(fields: Iterable<readonly [string, string | File]>): CartData {
  const data: CartData = {};
  for (const [name, value] of fields) {
    const before = data[name];
    if (!name.includes('[]')) data[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else data[name] = [value];
  }
  return data;
}

/** Deeper than any form goes. What plugins leave on an element may contain itself, and would never end. */
const MAX_DEPTH = 8;

function pushFields(fields: CartField[], name: string, value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH || value === undefined || value === null || typeof value === 'function') return;
  if (value instanceof File) {
    fields.push([name, value]);
    return;
  }
  if (Array.isArray(value)) {
    // A field's own name may have its brackets anywhere: `rows[][size]`.
    const isList = depth > 0 ? name.endsWith('[]') : name.includes('[]');
    for (const one of value) pushFields(fields, isList ? name : `${name}[]`, one, depth + 1);
    return;
  }
  if (typeof value !== 'object') {
    fields.push([name, String(value)]);
    return;
  }
  // DOM nodes and collections that plugins leave in the data cannot be posted.
  if (Object.getPrototypeOf(value) !== Object.prototype) return;
  for (const [key, one] of Object.entries(value)) pushFields(fields, `${name}[${key}]`, one, depth + 1);
}

/** The data as fields, nested the way PHP reads them: lists as `name[]`, objects as `name[key]`. */
export function fieldsOfData(data: CartData): CartField[] {
  const fields: CartField[] = [];
  for (const [name, value] of Object.entries(data)) pushFields(fields, name, value);
  return fields;
}

/** Fields in the order of the form's names, because PHP numbers each `[]` as it comes; others follow at the end. */
export function inOrderOf(names: Iterable<string>, fields: readonly CartField[]): CartField[] {
  const rest = [...fields];
  const inForm = [...names].flatMap((name) => {
    const at = rest.findIndex(([one]) => one === name);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return [...inForm, ...rest];
}
