/** Does a modifier key or another mouse button ask for the browser's own action, such as a new tab? */
export function isModified(event: Event): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, button = 0 } = event as Partial<MouseEvent>;
  return Boolean(ctrlKey || metaKey || shiftKey || altKey) || button > 0;
}
