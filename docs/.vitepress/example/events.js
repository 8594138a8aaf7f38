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

  const keepHere = (event, address) => {
    const { pathname } = new URL(address, location.href);
    if (event.defaultPrevented || !event.cancelable || pathname === location.pathname) return;
    event.preventDefault();
    tell({ type: 'navigate', target: pathname });
  };
  if (window.navigation) {
    navigation.addEventListener('navigate', (event) => {
      if (!event.destination.sameDocument) keepHere(event, event.destination.url);
    });
  } else {
    // Older browsers tell of links and forms only.
    addEventListener('click', (event) => {
      const link = event.target.closest?.('a[href]');
      if (link) keepHere(event, link.href);
    });
    addEventListener('submit', (event) => keepHere(event, event.target.getAttribute('action') ?? ''));
  }

  const { focus } = HTMLElement.prototype;
  let isUsed = false;
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(type, ({ isTrusted }) => (isUsed ||= isTrusted), { capture: true });
  }
  HTMLElement.prototype.focus = function (...given) {
    if (isUsed || document.hasFocus()) focus.apply(this, given);
  };
})();
