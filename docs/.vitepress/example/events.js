// Tells the page around the example of the events that scripts send.
(() => {
  /** Sent at each step of a scroll or a change of size. */
  const FREQUENT = ['resize', 'scroll'];
  const { dispatchEvent } = EventTarget.prototype;
  const nameOf = (target) => {
    if (target === window) return 'window';
    if (!(target instanceof Element)) return 'document';
    const [first] = target.classList;
    return target.localName + (target.id ? `#${target.id}` : first ? `.${first}` : '');
  };
  EventTarget.prototype.dispatchEvent = function (event) {
    const isOfPage = this === window || this instanceof Node;
    if (isOfPage && !FREQUENT.includes(event.type) && parent !== window) {
      parent.postMessage({ storefrontEvent: event.type, target: nameOf(this) }, location.origin);
    }
    return dispatchEvent.call(this, event);
  };
})();
