/**
 * Imported before all else, because modules use the document when they start: takes the id of each `<object>` that
 * hides a part of it, like `<object id="querySelector">`. Neither this script nor any other of the page would work.
 */
function freeDocument(): void {
  for (const element of Document.prototype.querySelectorAll.call(document, 'object[id]')) {
    if (element.id in Document.prototype) element.removeAttribute('id');
  }
}

freeDocument();
// From the prototype, because an element may hide it.
const state = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState')?.get;
if (state?.call(document) === 'loading') {
  // An async tag runs while the page is still being parsed.
  const parsing = new MutationObserver(freeDocument);
  parsing.observe(document, { childList: true, subtree: true });
  window.addEventListener('DOMContentLoaded', () => parsing.disconnect(), { once: true });
}
