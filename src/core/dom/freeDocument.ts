/**
 * Removes the id of each `<object>` that shadows a property of the document, like `<object id="querySelector">`, which
 * would break every script of the page. Must be imported first, because modules use the document when they are
 * evaluated.
 */
function freeDocument(): void {
  for (const element of Document.prototype.querySelectorAll.call(document, 'object[id]')) {
    if (element.id in Document.prototype) element.removeAttribute('id');
  }
}

freeDocument();
// Read from the prototype, because an element may shadow it.
const state = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState')?.get;
if (state?.call(document) === 'loading') {
  // An async tag runs while the page is still being parsed.
  const parsing = new MutationObserver(freeDocument);
  parsing.observe(document, { childList: true, subtree: true });
  window.addEventListener('DOMContentLoaded', () => parsing.disconnect(), { once: true });
}
