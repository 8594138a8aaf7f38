import { windowValue } from '../../settings/siteGlobals';

/**
 * How long listeners may be added after the last script, in milliseconds: jQuery calls ready handlers in later tasks,
 * and these add listeners.
 */
const AFTERWARDS = 2000;

interface LoadEvents {
  event: { special: Record<string, object> };
  Event(type: string): unknown;
}

const answered = new WeakSet<object>();

/** Calls handlers of the window's `load` that are added later: jQuery has one native listener for all of them. */
function tellJQuery(): void {
  const $ = windowValue('jQuery') as LoadEvents | undefined;
  if (!$?.event?.special || answered.has($)) return;
  answered.add($);
  $.event.special.load = Object.assign({}, $.event.special.load, {
    // False leaves images and frames to the browser.
    setup: function (this: unknown) {
      return this === window ? undefined : false;
    } as () => boolean | undefined,
    add(this: unknown, { handler }: { handler: (event: unknown) => void }) {
      if (this === window) setTimeout(() => handler.call(window, $.Event('load')));
    },
  });
}

/**
 * Calls listeners for `DOMContentLoaded` and `load` soon after they are added if the event is over: late scripts would
 * wait for it in vain. Lasts until two seconds after `end`. `hangs` says that the page's load event does not come. Call
 * `afterScript` after each script.
 */
export function answerPastEvents(hangs = false): { afterScript(): void; end(): void } {
  const isLoaded = (): boolean => hangs || document.readyState === 'complete';
  const isPast = (target: unknown, type: string): boolean =>
    type === 'load' ? target === window && isLoaded() : type === 'DOMContentLoaded';
  const ends = [document, window].map((target) => {
    const before = target.addEventListener;
    const listen = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | object): void => {
      if (!isPast(target, type)) {
        before.call(target, type, listener, options);
        return;
      }
      const event = new Event(type);
      setTimeout(() => {
        if (typeof listener === 'function') listener.call(target, event);
        else listener?.handleEvent(event);
      });
    };
    Object.assign(target, { addEventListener: listen });
    return (): void => {
      if (target.addEventListener === listen) Object.assign(target, { addEventListener: before });
    };
  });
  return {
    afterScript: () => void (isLoaded() && tellJQuery()),
    end() {
      setTimeout(() => {
        for (const end of ends) end();
      }, AFTERWARDS);
    },
  };
}
