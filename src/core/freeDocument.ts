/**
 * Imported before all else, because modules use the document when they start: takes the id of each `<object>` that hides a
 * part of it, like `<object id="querySelector">`. Neither this script nor any other of the page would work.
 */
function freeDocument(): void {
  for (const element of Document.prototype.querySelectorAll.call(document, 'object[id]')) {
    if (element.id in Document.prototype) element.removeAttribute('id');
  }
}

freeDocument();
// What is parsed after this script; from the prototype, because it may be hidden by then.
EventTarget.prototype.addEventListener.call(document, 'readystatechange', freeDocument);
