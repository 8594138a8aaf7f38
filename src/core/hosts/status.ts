/** What widgets say of themselves in `report()`. */
const told = new WeakMap<Element, Map<string, string>>();

/** Says in a few words why a widget does not do now what one may expect of it. */
export function tellStatus(host: Element, widget: string, status: string): void {
  told.set(host, (told.get(host) ?? new Map<string, string>()).set(widget, status));
}

/** The last words of a widget; undefined if it has said nothing. */
export const statusOf = (host: Element, widget: string): string | undefined => told.get(host)?.get(widget);
