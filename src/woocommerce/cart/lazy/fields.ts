/** The data to post, by field name; names with `[]` have lists. Plugins may add and change entries. */
export type CartData = Record<string, unknown>;

/** One field of a post. */
export type CartField = [name: string, value: string | File];

/** The fields of a form as data. Of several fields with the same plain name the last one counts, as in PHP. */
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

/** The maximum depth, because plugins may leave data on an element that contains itself. */
const MAX_DEPTH = 8;

function pushFields(fields: CartField[], name: string, value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH || value === undefined || value === null || typeof value === 'function') return;
  if (value instanceof File) {
    fields.push([name, value]);
    return;
  }
  if (Array.isArray(value)) {
    // A field's own name may have brackets anywhere: `rows[][size]`.
    const isList = depth > 0 ? name.endsWith('[]') : name.includes('[]');
    for (const one of value) pushFields(fields, isList ? name : `${name}[]`, one, depth + 1);
    return;
  }
  if (typeof value !== 'object') {
    fields.push([name, String(value)]);
    return;
  }
  // Plugins leave DOM nodes and collections in the data; these are skipped.
  if (Object.getPrototypeOf(value) !== Object.prototype) return;
  for (const [key, one] of Object.entries(value)) pushFields(fields, `${name}[${key}]`, one, depth + 1);
}

/** The data as fields for PHP: lists as `name[]`, objects as `name[key]`. */
export function fieldsOfData(data: CartData): CartField[] {
  const fields: CartField[] = [];
  for (const [name, value] of Object.entries(data)) pushFields(fields, name, value);
  return fields;
}

/** Sorts fields in the order of the form's names, because PHP numbers each `[]` in order. Other fields come last. */
export function inOrderOf(names: Iterable<string>, fields: readonly CartField[]): CartField[] {
  const rest = [...fields];
  const inForm = [...names].flatMap((name) => {
    const at = rest.findIndex(([one]) => one === name);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return [...inForm, ...rest];
}
