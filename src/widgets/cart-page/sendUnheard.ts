import { actionOf } from './parts';

/** Sends the quantities while the page is being left; nobody hears the answer. */
export function sendUnheard(form: HTMLFormElement): void {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  body.append('update_cart', 'Update Cart');
  fetch(actionOf(form), { method: 'POST', body, keepalive: true, credentials: 'same-origin' }).catch(() => undefined);
}
