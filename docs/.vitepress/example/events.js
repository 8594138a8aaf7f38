// Tells the page around the example of the events that scripts send, and of pages that would open; those stay shut. The example
// takes the focus only once a reader has used it.
(() => {
  /** Sent at each step of a scroll or a change of size. */
  const FREQUENT = ['resize', 'scroll'];
  if (parent === window) return;
  const { dispatchEvent } = EventTarget.prototype;
  const tell = (sent) => parent.postMessage({ storefrontEvent: sent }, location.origin);
  const nameOf = (target) => {
    if (target === window) return 'window';
    if (!(target instanceof Element)) return 'document';
    const [first] = target.classList;
    return target.localName + (target.id ? `#${target.id}` : first ? `.${first}` : '');
  };
  EventTarget.prototype.dispatchEvent = function (event) {
    const isOfPage = this === window || this instanceof Node;
    if (isOfPage && !FREQUENT.includes(event.type)) tell({ type: event.type, target: nameOf(this) });
    return dispatchEvent.call(this, event);
  };

  window.navigation?.addEventListener('navigate', (event) => {
    const { pathname } = new URL(event.destination.url);
    if (event.destination.sameDocument || pathname === location.pathname || !event.cancelable) return;
    event.preventDefault();
    tell({ type: 'navigate', target: pathname });
  });

  const { focus } = HTMLElement.prototype;
  let isUsed = false;
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(type, ({ isTrusted }) => (isUsed ||= isTrusted), { capture: true });
  }
  HTMLElement.prototype.focus = function (...given) {
    if (isUsed || document.hasFocus()) focus.apply(this, given);
  };
})();
