import { decodeEntities } from '../../core/html';

const known = new Map<string, string>();

/** A value as it is compared: entities decoded, once per text; values come with and without them. */
export function plainText(value: unknown): string {
  const text = String(value ?? '');
  if (!text.includes('&')) return text;
  const plain = known.get(text) ?? decodeEntities(text);
  known.set(text, plain);
  return plain;
}
