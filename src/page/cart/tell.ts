import { type PageEvents, send } from '../events';

let depth = 0;

/** What must follow an event of ours, whatever other listeners do. */
const answers = new Map<keyof PageEvents, (fragments: unknown, button: unknown) => void>();
/** Has it followed the event that is being told? */
let isAnswered = false;

/** Says what must follow an event of ours; it hears the event as others do, and says `answered` then. */
export function mustAnswer(name: keyof PageEvents, answer: (fragments: unknown, button: unknown) => void): () => void {
  answers.set(name, answer);
  return () => void answers.delete(name);
}

/** The answer to what is being told has begun. */
export function answered(): void {
  isAnswered = true;
}

/**
 * Tells the page about the cart (on the body), marked as ours: reactions of the CMS's own scripts to this event are
 * skipped by `cartGates`, while those to events of others go on. What a listener throws is reported, and stops nothing.
 */
export function tellCart<N extends keyof PageEvents>(name: N, ...args: PageEvents[N]): void {
  depth += 1;
  const isOuterAnswered = isAnswered;
  isAnswered = false;
  try {
    send(document.body, name, ...args);
  } catch (error) {
    // jQuery passes on what its handlers throw; an item must not be added twice because of that.
    reportError(error);
    // Nor do the listeners hear anything that come after the one that threw.
    if (!isAnswered) answers.get(name)?.(args[0], args[2]);
  } finally {
    isAnswered = isOuterAnswered;
    depth -= 1;
  }
}

/** Is an event of ours being told right now? */
export const isTelling = (): boolean => depth > 0;
