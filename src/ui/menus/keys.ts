/** The effect of a key in a list of links: along it, into the submenu of a link, or out of it. */
export type Step = 'next' | 'previous' | 'first' | 'last' | 'enter' | 'leave' | 'toggle';

/** Where a link stands. */
export interface Place {
  /** Do its neighbours stand beside it, not below? */
  isRow: boolean;
  isRtl: boolean;
}

const ALWAYS: Partial<Record<string, Step>> = { Home: 'first', End: 'last', ' ': 'toggle' };
const COLUMN: Partial<Record<string, Step>> = { ArrowDown: 'next', ArrowUp: 'previous' };
const ROW: Partial<Record<string, Step>> = { ArrowDown: 'enter' };

/** The effect of a key; undefined leaves it to the browser. */
export function stepFor(key: string, { isRow, isRtl }: Place): Step | undefined {
  const [forward, back]: Step[] = isRow ? ['next', 'previous'] : ['enter', 'leave'];
  const side: Partial<Record<string, Step>> = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: forward,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: back,
  };
  return ALWAYS[key] ?? side[key] ?? (isRow ? ROW : COLUMN)[key];
}

/** The link that a step along a list leads to; at either end it goes on at the other. */
export function neighbour<T>(all: readonly T[], from: T, step: Step): T | undefined {
  const at = all.indexOf(from);
  if (step === 'first') return all[0];
  if (step === 'last') return all.at(-1);
  if (step === 'next') return all[(at + 1) % all.length];
  return step === 'previous' ? all.at(at - 1) : undefined;
}
