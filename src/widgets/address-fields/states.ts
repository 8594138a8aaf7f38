import { decodeEntities } from '../../core/html';

/** One state of a country. */
export interface State {
  code: string;
  name: string;
}

/** What a country asks for: nothing, free text, or one of its states. */
export type States = 'none' | 'text' | readonly State[];

const isName = (name: unknown): name is string | number => typeof name === 'string' || typeof name === 'number';

/** The states of a country; a country that the list does not know takes free text. */
export function statesOf(countries: Readonly<Record<string, unknown>>, country: string): States {
  const known = Object.hasOwn(countries, country) ? countries[country] : undefined;
  if (typeof known !== 'object' || known === null) return 'text';
  const states = Object.entries(known).filter((entry): entry is [string, string | number] => isName(entry[1]));
  return states.length === 0 ? 'none' : states.map(([code, name]) => ({ code, name: decodeEntities(String(name)) }));
}

/** The code of the state that a value means, be it a code or a name, as people and browsers type it; `''`: none. */
export function stateFor(states: readonly State[], value: string): string {
  const wanted = value.trim().toLowerCase();
  if (!wanted) return '';
  const exact = states.find(({ code }) => code === value);
  const similar = states.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted);
  return (exact ?? similar)?.code ?? '';
}
