import { isHtmlElement } from '../../core/dom/nodes';
import { isModified } from '../../core/jquery/listen';
import { isRtl } from '../../page/base/device';
import type { Dialect, Stop } from './dialect';
import { chainOf, type MenuEvent, type Open } from './rules';

/** The effect of a key in a list of links: moves along the list, into the panel of a link, or out again. */
export type Step = 'next' | 'previous' | 'first' | 'last' | 'enter' | 'leave' | 'toggle';

/** The layout around a link. */
export interface Place {
  /** Do its neighbours stand beside it, not below it? */
  isRow: boolean;
  isRtl: boolean;
}

const ALWAYS: Partial<Record<string, Step>> = { Home: 'first', End: 'last', ' ': 'toggle' };
const COLUMN: Partial<Record<string, Step>> = { ArrowDown: 'next', ArrowUp: 'previous' };
const ROW: Partial<Record<string, Step>> = { ArrowDown: 'enter' };

/** The effect of a key; undefined: the key is left to the browser. */
export function stepFor(key: string, { isRow, isRtl }: Place): Step | undefined {
  const [forward, back]: Step[] = isRow ? ['next', 'previous'] : ['enter', 'leave'];
  const side: Partial<Record<string, Step>> = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: forward,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: back,
  };
  return ALWAYS[key] ?? side[key] ?? (isRow ? ROW : COLUMN)[key];
}

/** The link that a step along a list leads to. The list wraps around. Undefined for steps in or out. */
export function neighbour<T>(all: readonly T[], from: T, step: Step): T | undefined {
  const at = all.indexOf(from);
  if (step === 'first') return all[0];
  if (step === 'last') return all.at(-1);
  if (step === 'next') return all[(at + 1) % all.length];
  return step === 'previous' ? all.at(at - 1) : undefined;
}

interface Walked {
  current(): Open<HTMLElement> | null;
  send(event: MenuEvent<HTMLElement>): void;
  /** Opens an item and focuses the first stop of its panel. */
  enter(item: HTMLElement): void;
}

/** Does a step from a stop. Returns false if there is nothing to do, so that the key is left to the browser. */
function act(step: Step, { link, item, list }: Stop, dialect: Dialect, { current, send, enter }: Walked): boolean {
  if (step === 'enter' || step === 'toggle') {
    if (!item) return false;
    const isOpen = chainOf(current()?.item, dialect.around).includes(item);
    if (step === 'enter') enter(item);
    else send({ type: isOpen ? 'close' : 'enter', item });
    return true;
  }
  if (step !== 'leave') {
    neighbour(list(), link, step)?.focus();
    return true;
  }
  const outer = dialect.outerOf(link);
  if (!outer) return false;
  // Before its panel closes, so that the focus is never lost.
  dialect.openerOf(outer)?.focus();
  send({ type: 'close', item: outer });
  return true;
}

/** Handles a key press in a menu: arrows, Home, End, and Space and Enter where the browser does not handle them. */
export function walk(event: KeyboardEvent, dialect: Dialect, walked: Walked): void {
  const { key, target, repeat } = event;
  const { toggle, space } = dialect;
  if (!isHtmlElement(target) || isModified(event) || event.defaultPrevented) return;
  if (target === toggle) {
    if (!['Enter', ' '].includes(key) || toggle.matches('button, a[href]')) return;
    event.preventDefault();
    if (!repeat) walked.send({ type: 'toggle' });
    return;
  }
  const stop = dialect.stopAt(target);
  if (!stop) return;
  const { link, item, isRow } = stop;
  const isPress = key === 'Enter' && !link.hasAttribute('href');
  const step = isPress ? 'toggle' : stepFor(key, { isRow, isRtl: isRtl(link) });
  if (!step) return;
  if (step !== 'toggle') {
    if (act(step, stop, dialect, walked)) event.preventDefault();
  } else if (space === 'toggles' && item) {
    event.preventDefault();
    // A key that is held down presses once.
    if (!repeat) act(step, stop, dialect, walked);
  } else if (space === 'clicks' && key === ' ' && target.matches('a[role=button]')) {
    event.preventDefault();
    if (!repeat) target.click();
  }
}
