const ORDER = 'select.orderby';

/** WooCommerce's own select, because plugins add others that do not send the form. */
export const orderIn = (host: Element): HTMLSelectElement | null => host.querySelector<HTMLSelectElement>(ORDER);

/** Is it a select that sends the form? */
export const isOrder = (host: Element, select: Element): boolean => select.matches(ORDER) || !orderIn(host);

/** The value that the server has printed as the chosen one. */
export const servedValue = (select: HTMLSelectElement): string =>
  ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])?.value ?? '';

/** The select with another value than the server's, before the widget has started. */
export function changedOrder(host: Element): HTMLSelectElement | undefined {
  const select = orderIn(host) ?? host.querySelector('select');
  return select && select.value !== servedValue(select) ? select : undefined;
}

/** Is the visitor in a select with another value? Where nobody is, the browser may have restored an older choice. */
export const isChoosing = (host: Element): boolean => changedOrder(host) === document.activeElement;
