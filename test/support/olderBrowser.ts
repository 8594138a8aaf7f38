/** Takes away what browsers of 2023 lack; an init script. */
export function takeAway(): void {
  for (const [owner, names] of [
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [Array.prototype, ['with', 'toSpliced', 'toSorted', 'toReversed']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [window, ['scheduler', 'requestIdleCallback']],
    [navigator, ['scheduling']],
  ] as const) {
    for (const name of names) {
      Reflect.deleteProperty(owner, name);
      if (name in owner) Object.defineProperty(owner, name, { value: undefined });
    }
  }
}
