import { actionOf } from './parts';

/** How long a page that is being left waits for the quantities to arrive, in milliseconds. */
const PATIENCE = 2000;

/** Sends the quantities while the page is being left. Resolves after 2 s at the latest, with whether they have arrived. */
export async function sendUnheard(form: HTMLFormElement): Promise<boolean> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  body.append('update_cart', 'Update Cart');
  const sent = fetch(actionOf(form), { method: 'POST', body, keepalive: true, credentials: 'same-origin' });
  const late = new Promise<false>((done) => setTimeout(done, PATIENCE, false));
  return Promise.race([sent.then(({ ok }) => ok), late]).catch(() => false);
}
