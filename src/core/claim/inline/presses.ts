/** How long a press is held at most, counted from the head of the page, in milliseconds. */
export const PATIENCE = 4000;

/** Selectors of the elements on which presses are held. */
export interface Pressed {
  forms: string;
  /** What a visitor presses in the forms. Other links lead elsewhere and fields work without scripts. */
  parts: string;
  /** Buttons outside of forms. */
  buttons: string;
}

interface Held {
  part: Element;
  event: Event;
}

function partOf({ type, target }: Event, { forms, parts, buttons }: Pressed): Element | null {
  const element = target as Element;
  if (type === 'submit') return element.matches(forms) ? element : null;
  const part = element.closest(parts);
  return element.closest(buttons) || (part?.closest(forms) ? part : null);
}

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
 * Holds presses on forms and buttons. Returns a function that stops this and repeats the presses: the loader calls it
 * once its listeners exist. If it does not, this happens after four seconds, and the browser handles the presses, of
 * which `onGiveBack` is told.
 */
export function holdPresses(pressed: Pressed, onGiveBack: (event: Event) => void = () => {}): () => void {
  const held: Held[] = [];
  const hold = (event: Event): void => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (!event.isTrusted || ctrlKey || metaKey || shiftKey || altKey) return;
    const part = partOf(event, pressed);
    if (!part) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.some((one) => one.part === part && one.event.type === event.type)) held.push({ part, event });
  };
  const release = (): void => {
    clearTimeout(timer);
    for (const type of ['click', 'submit']) removeEventListener(type, hold, true);
    held.splice(0).forEach(repeat);
  };
  for (const type of ['click', 'submit']) addEventListener(type, hold, true);
  const timer = setTimeout(() => {
    for (const { event } of held) onGiveBack(event);
    release();
  }, PATIENCE);
  return release;
}
