import { isElement } from '../../core/dom/nodes';
import { pageJQuery } from '../../core/jquery/jquery';
import { isRecord } from '../../core/settings/settings';
import { on } from '../../page/base/events';
import { isYes, pageGlobal } from '../../page/base/globals';

const FILTER = 'jet-popup/widget-extensions/popup-data';
const PURCHASE_FILTER = 'jet-woo-builder.purchase-popup.data';
const PRODUCT = '.jet-woo-builder-product';
/** At these events the filter is added if that was not possible before, because an optimiser may delay the plugin. */
const OCCASIONS = ['load', 'pointerover', 'click', 'keydown'];

interface Filters {
  addFilter(name: string, filter: typeof addProduct): void;
  removeFilter(name: string, filter: typeof addProduct): void;
}

/** JetPopup asks Elementor's filters what a popup gets: the filters of its own script refuse the name. */
function elementorFilters(): Filters | undefined {
  const found = pageGlobal('elementorFrontend')?.hooks;
  const isUsable = isRecord(found) && typeof found.addFilter === 'function' && typeof found.removeFilter === 'function';
  return isUsable ? (found as unknown as Filters) : undefined;
}

function elementOf(value: unknown): Element | null {
  const first = value && typeof value === 'object' && 'jquery' in value ? (value as { 0?: unknown })[0] : value;
  return isElement(first) ? first : null;
}

const idOf = (product: Element | null | undefined): string | undefined =>
  product?.getAttribute('data-product-id') ?? undefined;

function addProduct(popupData: unknown, widgetData: unknown, scope: unknown, event: unknown): unknown {
  if (!isRecord(popupData) || !isRecord(widgetData) || !isYes(widgetData['is-jet-woo-builder'])) return popupData;
  const target = isRecord(event) || event instanceof Event ? (event as { target?: unknown }).target : undefined;
  const widget = elementOf(scope);
  const product = (isElement(target) ? target.closest(PRODUCT) : null) ?? widget?.closest(PRODUCT);
  popupData.isJetWooBuilder = true;
  popupData.templateId = widgetData['jet-woo-builder-qv-template'];
  popupData.productId = idOf(product) ?? idOf(widget?.querySelector(PRODUCT));
  return popupData;
}

function provideFilter(): () => void {
  let filters: Filters | undefined;
  const stop = (): void => {
    for (const type of OCCASIONS) window.removeEventListener(type, provide, true);
  };
  const provide = (): void => {
    filters = elementorFilters();
    if (!filters) return;
    stop();
    filters.addFilter(FILTER, addProduct);
  };
  for (const type of OCCASIONS) window.addEventListener(type, provide, true);
  provide();
  return () => {
    stop();
    filters?.removeFilter(FILTER, addProduct);
  };
}

/** JetPopup reads the popup from a property of the event, which `emit` cannot set. */
function triggerPopup(name: 'jet-popup-open-trigger' | 'jet-popup-close-trigger', popupData: object): void {
  const $ = pageJQuery();
  if ($) $(window).trigger(Object.assign($.Event(name), { popupData }));
  else window.dispatchEvent(Object.assign(new CustomEvent(name), { popupData }));
}

function onAdd(argument: unknown): void {
  const button = elementOf(argument);
  const popup = button?.closest('.jet-popup.quick-view-product');
  if (popup) triggerPopup('jet-popup-close-trigger', { popupId: popup.id, constantly: false });
  const id = button?.closest('[data-purchase-popup-id]')?.getAttribute('data-purchase-popup-id');
  if (!id) return;
  const popupData = { popupId: `jet-popup-${id}` };
  const hooks = pageGlobal('JetPlugins')?.hooks;
  const filtered =
    isRecord(hooks) && typeof hooks.applyFilters === 'function'
      ? (hooks.applyFilters(PURCHASE_FILTER, popupData, argument) as unknown)
      : popupData;
  if (isRecord(filtered)) triggerPopup('jet-popup-open-trigger', filtered);
}

let users = 0;
let stops: (() => void)[] = [];

/** Serves all popups of the page, once for all hosts. Returns a function that stops it. */
export function servePopups(): () => void {
  users += 1;
  if (users === 1) {
    stops = [
      provideFilter(),
      on(document, 'added_to_cart', ([, , button]) => onAdd(button)),
      on(document, 'wc_update_cart', ([, , button]) => onAdd(button)),
    ];
  }
  return () => {
    users -= 1;
    if (users === 0) for (const stop of stops) stop();
  };
}

/** Reads JetPopup's report that a popup's content has arrived; null if it names no popup. */
export function contentOf(popupData: unknown): { popupId: string; isProduct: boolean } | null {
  if (!isRecord(popupData)) return null;
  const { data, popupId } = popupData;
  const id = popupId ?? (isRecord(data) ? data.popupId : undefined);
  const isProduct = isRecord(data) && isYes(data.isJetWooBuilder);
  return id === undefined || id === null ? null : { popupId: String(id), isProduct };
}
