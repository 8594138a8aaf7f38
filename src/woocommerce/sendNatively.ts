/**
 * Sends a form the browser's way after an attempt of ours, of which every listener has heard: they do not hear of it
 * again, because one that sends by itself would send twice. `sent` gets the event; not called if the form is not valid.
 */
export function sendNatively(
  form: HTMLFormElement,
  button: HTMLElement | null,
  sent: (event: Event) => void = () => {},
): void {
  const keep = (event: Event): void => {
    if (event.target !== form) return;
    event.stopImmediatePropagation();
    sent(event);
  };
  window.addEventListener('submit', keep, true);
  try {
    form.requestSubmit(button);
  } finally {
    window.removeEventListener('submit', keep, true);
  }
}
