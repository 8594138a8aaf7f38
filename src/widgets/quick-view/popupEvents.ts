import { pageJQuery } from '../../core/jquery';
import { isRecord } from '../../core/settings';
import { isYes } from '../../page/globals';
import { elementOf } from './elementOf';

/** Tells the popup plugin to open or close a popup; it reads what is meant from a property of the event. */
export function tellPopup(name: 'jet-popup-open-trigger' | 'jet-popup-close-trigger', popupData: object): void {
  const $ = pageJQuery();
  if ($) $(window).trigger(Object.assign($.Event(name), { popupData }));
  else window.dispatchEvent(Object.assign(new CustomEvent(name), { popupData }));
}

/** What the popup plugin says about a popup whose content has arrived. */
export function contentOf(popupData: unknown): { popupId: string; isProduct: boolean } | null {
  if (!isRecord(popupData)) return null;
  const { data, popupId } = popupData;
  const id = popupId ?? (isRecord(data) ? data.popupId : undefined);
  const isProduct = isRecord(data) && isYes(data.isJetWooBuilder);
  return id === undefined || id === null ? null : { popupId: String(id), isProduct };
}

const idOf = (product: Element | null | undefined): string | undefined =>
  product?.getAttribute('data-product-id') ?? undefined;

/** Adds which product a quick view is for to what the popup plugin asks the shop with. */
export function withProduct(popupData: unknown, widgetData: unknown, scope: unknown, event: unknown): unknown {
  if (!isRecord(popupData) || !isRecord(widgetData) || !isYes(widgetData['is-jet-woo-builder'])) return popupData;
  const target = isRecord(event) || event instanceof Event ? (event as { target?: unknown }).target : undefined;
  const PRODUCT = '.jet-woo-builder-product';
  const widget = elementOf(scope);
  // In a list the widget is around all products: the button says which one.
  const product = (target instanceof Element ? target.closest(PRODUCT) : null) ?? widget?.closest(PRODUCT);
  popupData.isJetWooBuilder = true;
  popupData.templateId = widgetData['jet-woo-builder-qv-template'];
  popupData.productId = idOf(product) ?? idOf(widget?.querySelector(PRODUCT));
  return popupData;
}
