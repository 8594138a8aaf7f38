/** Does the visitor ask the browser for its own action, such as a new tab, with a key or another mouse button? */
export function isModified(event: Event): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, button = 0 } = event as Partial<MouseEvent>;
  return Boolean(ctrlKey || metaKey || shiftKey || altKey) || button > 0;
}
