const CSS = `
.picker {
  flex-direction: column; gap: 8px; width: min(720px, 100vw - 24px); max-width: none; height: min(640px, 100vh - 24px);
  max-height: none; margin: auto; padding: 16px; border: 1px solid #8c8f94; border-radius: 6px; background: #fff; color: inherit;
}
.picker[open] { display: flex; }
.picker::backdrop { background: #0006; }
.picker p { margin: 0; }
.picker .error:empty { display: none; }
.picker .head { margin: 0; }
.picker .head h2 { flex: 1; margin: 0; }
.picker > button { align-self: start; }
.picker .files { flex: 1; min-height: 0; overflow: auto; padding: 4px; }
.picker ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)); gap: 8px; margin: 0 0 8px; padding: 0; list-style: none; }
.picker li { display: flex; min-width: 0; }
.picker li button { width: 100%; padding: 4px; text-align: start; }
.picker :is(img, .no-picture) {
  display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: contain; margin-bottom: 4px; background: #f0f0f1; font-size: 11px;
}
.picker li span:last-child { display: block; font-size: 12px; overflow: hidden; max-height: 2.9em; }
`;

const made = new WeakMap<Document, CSSStyleSheet>();

/** Adds the picker's style sheet to the panel, or to a form in another document: a sheet belongs to one. */
export function adoptStyles(root: ShadowRoot): void {
  const { ownerDocument: owner } = root;
  let sheet = made.get(owner);
  if (!sheet) {
    sheet = new (owner.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(CSS);
    made.set(owner, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
