/** What widgets say of themselves in `report()`. */
const told = new WeakMap<Element, Map<string, string>>();

/** Notes for `report()`, in a few words, why a widget does not show what a reader of the page may expect. */
export function tellStatus(host: Element, widget: string, status: string): void {
  told.set(host, (told.get(host) ?? new Map<string, string>()).set(widget, status));
}

/** The last status of a widget; undefined if it has told none. */
export const statusOf = (host: Element, widget: string): string | undefined => told.get(host)?.get(widget);
