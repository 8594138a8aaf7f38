import { waitsForIntent } from '../claim/when';
import { describeElement } from '../dom/describe';
import { whenIdle, whenInteracted, whenMedia, whenVisible } from '../load/schedule';
import type { Instance } from './instance';

/**
 * How long `visible` waits at most for other widgets to start, in milliseconds: they may hide elements that are visible
 * now, like the panel of a tab.
 */
const LONGEST_WAIT = 3000;

/** A media feature without brackets, `max-width: 40em` or `hover`; the query needs them. */
const FEATURE = /^\s*(?!(all|print|screen)\s*$)[\w-]+\s*([:<>=]|$)/;

/**
 * Does the browser understand the query? If so, either it or its negation matches; only simple queries can be negated.
 */
function isKnown(query: string): boolean {
  const { matches, media } = window.matchMedia(query);
  if (media === 'not all') return query.trim() === 'not all';
  const isPlain = /^\s*\([^()]*\)(\s+and\s+\([^()]*\))*\s*$/.test(query);
  return matches || !isPlain || window.matchMedia(`not all and ${query}`).matches;
}

async function whenQuiet(signal: AbortSignal, isBusy: () => boolean): Promise<void> {
  const started = performance.now();
  do await whenIdle(signal);
  while (isBusy() && performance.now() - started < LONGEST_WAIT);
}

/**
 * Resolves when the widget may load according to `when`, with what has started it; `isBusy` tells whether other widgets
 * are still starting, `input` resolves with the first sign of a visitor.
 */
export async function waitFor(
  instance: Instance,
  when: string,
  isBusy: () => boolean,
  input: Promise<void>,
): Promise<string> {
  const { host, type } = instance;
  const stop = new AbortController();
  instance.stop = stop;
  if (when === 'idle') return whenIdle(stop.signal).then(() => when);
  if (when === 'visible') {
    await whenQuiet(stop.signal, isBusy);
    return whenVisible(host, stop.signal, type.margin).then(() => when);
  }
  if (when === 'input') return input.then(() => when);
  if (when === 'intent') return whenInteracted(host, stop.signal, type);
  if (waitsForIntent(when)) return whenInteracted(host, stop.signal);
  const media = /^media\((.*)\)$/s.exec(when)?.[1];
  const query = media !== undefined && FEATURE.test(media) ? `(${media})` : media;
  if (query !== undefined && isKnown(query)) return whenMedia(query, stop.signal).then(() => when);
  const where = host.hasAttribute('data-when') ? '"data-when"' : '"when"';
  if (when !== 'load')
    instance.oddWhen = `widget "${type.name}" (${describeElement(host)}): ${where} is "${when}", expected load, idle, visible, input, intent or media(…); using load`;
  return 'load';
}
