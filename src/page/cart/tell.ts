import { emit, type PageEvents } from '../events';

let depth = 0;

/**
 * Tells the page about the cart (on the body), marked as ours: reactions of the CMS's own scripts to this event are
 * skipped by `cartGates`, while those to events of others go on. What a listener throws is reported, and stops nothing.
 */
export function tellCart<N extends keyof PageEvents>(name: N, ...args: PageEvents[N]): void {
  depth += 1;
  try {
    emit(document.body, name, ...args);
  } catch (error) {
    // jQuery passes on what its handlers throw; an item must not be added twice because of that.
    reportError(error);
  } finally {
    depth -= 1;
  }
}

/** Is an event of ours being told right now? */
export const isTelling = (): boolean => depth > 0;
