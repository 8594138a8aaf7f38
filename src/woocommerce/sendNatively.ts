/**
 * Lets the browser send a form after we could not. Other listeners have heard the first submit event and do not hear
 * this one, because a listener that sends by itself would send twice. `sent` gets the event; it is not called if the
 * form is not valid.
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
