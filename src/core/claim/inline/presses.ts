import { adoptStyle } from '../../dom/adoptStyle';
import { LEAVING } from '../leaving';
import { showWaiting, WAITING_STYLE } from '../waiting';

/** How long a press is held, counted from the head of the page, in milliseconds. */
const PATIENCE = 4000;

/** How long it is held where the page is still being parsed then, until when the browser holds the loader back. */
const LONGEST = 10_000;

/** Selectors of the elements on which presses are held. */
export interface Pressed {
  forms: string;
  /** What a visitor presses in the forms. Other links lead elsewhere and fields work without scripts. */
  parts: string;
  /** Buttons outside of forms. */
  buttons: string;
  /** Those of them whose effect the server keeps: links and other forms wait behind them. */
  kept: string;
}

interface Held {
  part: Element;
  event: Event;
  /** Is it a link or form that waits behind others? */
  isBehind: boolean;
  stopWaiting(): void;
}

function partOf({ type, target }: Event, { forms, parts, buttons }: Pressed): Element | null {
  const element = target as Element;
  if (type === 'submit') return element.matches(forms) ? element : null;
  const part = element.closest(parts);
  return element.closest(buttons) || (part?.closest(forms) ? part : null);
}

/** The link or form that would open another page. */
const leavingPart = ({ type, target }: Event): Element | null =>
  (target as Element).closest(LEAVING.find((rule) => rule.type === type)!.selector);

function repeat({ part, event }: Held): void {
  if (!part.isConnected) return;
  if (event.type !== 'submit') {
    part.dispatchEvent(new MouseEvent('click', event));
    return;
  }
  const form = part as HTMLFormElement;
  const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null;
  if (form.requestSubmit) form.requestSubmit(submitter?.form === form ? submitter : null);
  else form.submit();
}

/**
 * Holds presses on forms and buttons, and links behind them. Returns a function that stops this and repeats the
 * presses: the loader calls it once its listeners exist. If it does not, after four seconds and the end of parsing or
 * after ten, the browser handles the presses, of which `onGiveBack` is told.
 */
export function holdPresses(pressed: Pressed, onGiveBack: (event: Event) => void = () => {}): () => void {
  const held: Held[] = [];
  const hold = (event: Event): void => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (!event.isTrusted || ctrlKey || metaKey || shiftKey || altKey) return;
    const own = partOf(event, pressed);
    const part = own ?? (held.some((one) => one.part.matches(pressed.kept)) ? leavingPart(event) : null);
    if (!part) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.some((one) => one.part === part && one.event.type === event.type))
      held.push({ part, event, isBehind: !own, stopWaiting: showWaiting(part) });
  };
  const end = (): Held[] => {
    clearTimeout(timer);
    for (const type of ['click', 'submit']) removeEventListener(type, hold, true);
    for (const { stopWaiting } of held) stopWaiting();
    return held.splice(0);
  };
  for (const type of ['click', 'submit']) addEventListener(type, hold, true);
  const giveBack = (): void => {
    if (document.readyState === 'loading' && performance.now() < LONGEST) {
      timer = setTimeout(giveBack, 250);
      return;
    }
    // The browser opens another page for the others; a link behind them would cancel that.
    const own = end().filter(({ isBehind }) => !isBehind);
    for (const { event } of own) onGiveBack(event);
    own.forEach(repeat);
  };
  let timer = setTimeout(giveBack, PATIENCE);
  adoptStyle(WAITING_STYLE);
  return () => end().forEach(repeat);
}
