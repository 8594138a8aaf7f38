import { listen, type PageEvent } from '../../core/listen';
import type { InferSettings } from '../../core/settings';
import type { CartData } from '../../page/cart/fields';
import { watchLeaving } from '../../page/cart/leaving';
import { loadCart, loadedCart } from '../../page/cart/loadCart';
import { pressByKey, pressed } from '../../page/cart/press';
import { ADD_BUTTON, addsByAjax, dataOfButton, pressNatively } from './buttons';
import type { settings as schema } from './settings';

/** Buttons whose add is under way; one list for all hosts, which may lie in each other. */
const busy = new WeakSet<Element>();
/** Nobody knows how the last add of these ended: the next press is the browser's. */
const native = new WeakSet<Element>();
/** Presses that a host has dealt with: one around it, the body, hears them too. */
const heard = new WeakSet<PageEvent>();
/** When a button last began to add, as events count time. */
const begun = new WeakMap<Element, number>();

/** A second press within this time belongs to a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

const isSecondOfDoubleClick = (button: Element, { timeStamp, detail }: UIEvent): boolean =>
  detail > 1 && timeStamp - (begun.get(button) ?? Number.NEGATIVE_INFINITY) < DOUBLE_CLICK;

const load = () => Promise.all([import('./addFromList'), loadCart()]);

/** Serves every add button inside `host`, whenever it comes and goes. Returns what stops it, and shows nothing any more. */
export function watchButtons(host: HTMLElement, settings: () => InferSettings<typeof schema>): () => void {
  const touched = new Set<Element>();
  const stopped = new AbortController();

  const forget = (): void => {
    for (const button of touched) {
      loadedCart()?.forgetButtons(button);
      busy.delete(button);
    }
    touched.clear();
  };
  const leaving = watchLeaving((button) => {
    if (!button) forget();
  });

  async function add(button: HTMLElement, data: CartData): Promise<void> {
    busy.add(button);
    touched.add(button);
    try {
      const [{ addFromList }, cart] = await load();
      const result = await addFromList(button, data, cart, settings());
      if (result === 'leaving') {
        cart.showButton(button, 'loading');
        leaving.left(button);
        return;
      }
      if (result === 'native-next') native.add(button);
    } catch {
      // Nothing has been sent: a part could not be loaded, or a listener that was asked for its veto has thrown.
      loadedCart()?.showButton(button, undefined);
      pressNatively(button);
    }
    busy.delete(button);
  }

  const onClick = (event: PageEvent): void => {
    const button = pressed(event, ADD_BUTTON);
    if (!button || !addsByAjax(button) || heard.has(event)) return;
    heard.add(event);
    if (busy.has(button) || leaving.isOn() || isSecondOfDoubleClick(button, event as Event as UIEvent)) {
      event.preventDefault();
      return;
    }
    const data = native.delete(button) ? null : dataOfButton(button);
    if (!data) return;
    event.preventDefault();
    begun.set(button, event.timeStamp);
    void add(button, data);
  };
  // Fetched when the visitor comes near a button, so that the press does not wait for it.
  const onNear = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(ADD_BUTTON)) load().catch(() => undefined);
  };
  // A page from the browser's history still shows what was under way when it was left.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    leaving.end();
    forget();
  };

  const { signal } = stopped;
  host.addEventListener('pointerover', onNear, { signal, passive: true });
  host.addEventListener('focusin', onNear, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  const stops = [
    listen(host, 'click', onClick),
    listen(host, 'keydown', (event) => pressByKey(event, ADD_BUTTON)),
    leaving.stop,
  ];
  return () => {
    stopped.abort();
    for (const stop of stops) stop();
    forget();
  };
}
