import { isElement } from '../../core/dom/nodes';
import { closeGates } from '../../core/jquery/gateKeeper';
import { pageJQuery } from '../../core/jquery/jquery';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { reportThrown } from '../../core/problems';

/** A variation as the server describes it; plugins may add keys. */
export type EventVariation = Readonly<Record<string, unknown>>;

/** The button of an event: a jQuery collection if the page has jQuery, else the element; may be undefined. */
export type ButtonArgument = unknown;

/** The shop's public events, with their arguments in the order that plugins expect. */
export interface PageEvents {
  init: [];
  change: [];
  wc_variation_form: [form: unknown];
  check_variations: [chosen?: unknown];
  update_variation_values: [];
  woocommerce_update_variation_values: [];
  woocommerce_variation_select_change: [];
  woocommerce_variation_has_changed: [];
  found_variation: [variation: EventVariation];
  show_variation: [variation: EventVariation, purchasable: boolean];
  hide_variation: [];
  reset_data: [];
  reset_image: [];
  announce_reset: [];
  clear_reset_announcement: [];
  reset_focus: [];
  reload_product_variations: [];
  woocommerce_gallery_reset_slide_position: [];
  woocommerce_gallery_init_zoom: [];
  'wc-product-gallery-before-init': [element: Element, params: Record<string, unknown>];
  'wc-product-gallery-after-init': [element: Element, params: Record<string, unknown>];
  'wc-product-gallery-before-destroy': [element: Element, params: Record<string, unknown>];
  'flexslider-click': [];
  resize: [];
  adding_to_cart: [button: ButtonArgument, data: Record<string, unknown>];
  added_to_cart: [fragments: Record<string, string> | undefined, cartHash: string | undefined, button?: ButtonArgument];
  removed_from_cart: [
    fragments: Record<string, string> | undefined,
    cartHash: string | undefined,
    button?: ButtonArgument,
  ];
  'should_send_ajax_request.adding_to_cart': [button: ButtonArgument];
  'ajax_request_not_sent.adding_to_cart': [a: false, b: false, button: ButtonArgument];
  wc_cart_button_updated: [button: ButtonArgument];
  wc_fragment_refresh: [];
  updated_wc_div: [];
  item_removed_from_classic_cart: [];
  updated_cart_totals: [];
  wc_cart_emptied: [];
  applied_coupon: [code: string];
  removed_coupon: [code: string];
  updated_shipping_method: [];
  update_checkout: [options?: { update_shipping_method: boolean }];
  applied_coupon_in_checkout: [code: string];
  checkout_error: [html: string];
  updated_checkout: [];
  wc_fragments_loaded: [];
  wc_fragments_refreshed: [];
  wc_fragments_ajax_error: [];
  woo_variation_swatches_init: [];
  woo_variation_swatches_loaded: [];
  'wvs-selected-item': [attribute: string, value: string, select: unknown, form: unknown];
  'wvs-unselected-item': [attribute: string, value: string, select: unknown, form: unknown];
  'wvs-item-updated': [selected: string, value: string];
  wc_update_cart: [a?: unknown, b?: unknown, button?: ButtonArgument];
  'jet-popup/render-content/ajax/success': [popupData: unknown];
  'jet-woo-builder-content-rendered': [request: unknown, answer: unknown];
  'jet-woo-builder-swiper-initialized': [swiper: unknown];
  'sticky:stick': [];
  'sticky:unstick': [];
  country_to_state_changed: [country?: string, group?: unknown];
  country_to_state_changing: [country: string, group: unknown];
  wc_address_i18n_ready: [];
  /** On the window: Elementor's tabs or accordions have shown a panel. */
  'elementor-pro/motion-fx/recalc': [];
  'elementor/bg-video/recalc': [];
  'elementor/nested-tabs/activate': [content: Element];
  jetCountdownTimerExpire: [host: Element];
  'jet-tabs/tabs/show-tab-event/before': [shown: { target: unknown; tabIndex: number }];
  'jet-tabs/tabs/show-tab-event/after': [shown: { target: unknown; tabIndex: number }];
  'jet-tabs/switcher/show-case-event/before': [shown: { target: unknown; caseIndex: number }];
  'jet-tabs/switcher/show-case-event/after': [shown: { target: unknown; caseIndex: number }];
  'jet-tabs/accordion/show-toggle-event/before': [shown: { target: unknown; toggleIndex: number }];
  'jet-tabs/accordion/show-toggle-event/after': [shown: { target: unknown; toggleIndex: number }];
  /** On the panel of an accordion. `show` and `hide` can be prevented. */
  'show.bs.collapse': [];
  'shown.bs.collapse': [];
  'hide.bs.collapse': [];
  'hidden.bs.collapse': [];
  /** On the title of a tab; `relatedTarget` is the title of the other tab. */
  'show.bs.tab': [];
  'shown.bs.tab': [];
  'hide.bs.tab': [];
  'hidden.bs.tab': [];
  /** On a form of Elementor: the server has accepted it. */
  submit_success: [answer: unknown];
  /**
   * On a countdown: each second; when the time is up; when the clock stops. `moment` holds its end and the time left.
   */
  'update.countdown': [moment: object];
  'finish.countdown': [moment: object];
  'stoped.countdown': [moment: object];
  /** On the body: the visitor has answered the cookie notice. `deny`: closed without accepting. */
  'storefront-widgets:consent': [choice: 'allow' | 'deny'];
  /** On a panel, menu or dialog that has opened, so that its content can be measured. */
  'storefront-widgets:shown': [];
  layoutComplete: [items: readonly Element[]];
  arrangeComplete: [items: readonly Element[]];
  dragItemPositioned: [item: Element];
  'tilt.mouseEnter': [];
  'tilt.mouseLeave': [];
}

/** The event that listeners get in addition to the arguments. */
export interface PageEventInfo {
  type: string;
  target: EventTarget | null;
  preventDefault(): void;
}

const nativeName = (name: string): string => name.split('.')[0] as string;

const TAKES_NATIVE = new Set(['change', 'resize']);

/** As `emit`, but rethrows an error of a jQuery listener; jQuery then skips later listeners. */
export const send = <N extends keyof PageEvents>(target: EventTarget, name: N, ...args: PageEvents[N]): boolean =>
  sendWith(target, name, args, {});

function sendWith<N extends keyof PageEvents>(
  target: EventTarget,
  name: N,
  args: PageEvents[N],
  properties: object,
): boolean {
  const $ = pageJQuery();
  if (!$ || TAKES_NATIVE.has(name)) {
    const event = new CustomEvent(nativeName(name), { bubbles: true, cancelable: true, detail: args });
    if ($) closeGates(isElement(target) ? target : null);
    return target.dispatchEvent(Object.assign(event, properties));
  }
  closeGates(isElement(target) ? target : null);
  const event = Object.assign($.Event(name), properties);
  $(target).trigger(event, args);
  return !event.isDefaultPrevented();
}

/**
 * Emits an event through jQuery if the page has it, else as a `CustomEvent` with the arguments as `detail`; never both,
 * because jQuery listeners would run twice. Returns false if a listener prevented it. Reports errors of listeners.
 */
export function emit<N extends keyof PageEvents>(target: EventTarget, name: N, ...args: PageEvents[N]): boolean {
  try {
    return send(target, name, ...args);
  } catch (error) {
    reportThrown(error);
    return true;
  }
}

/** As `emit`, without arguments but with a `relatedTarget`. */
export function emitBetween(target: EventTarget, name: keyof PageEvents, relatedTarget: Element | undefined): boolean {
  try {
    return sendWith(target, name, [] as never, { relatedTarget });
  } catch (error) {
    reportThrown(error);
    return true;
  }
}

/** A handler of a public event. All arguments may be missing, because any script may trigger the event. */
export type Hearer<N extends keyof PageEvents> = (args: Partial<PageEvents[N]>, event: PageEventInfo) => void;

/** A listener that passes on the arguments of a public event, native or from jQuery. */
export const hearing =
  <N extends keyof PageEvents>(handler: Hearer<N>) =>
  (event: PageEvent): void => {
    const detail: unknown = event.jQueryArgs ?? (event as unknown as { detail?: unknown }).detail;
    handler((Array.isArray(detail) ? detail : []) as Partial<PageEvents[N]>, event);
  };

/** Listens to a public event, native or from jQuery. Returns a stop function. */
export function on<N extends keyof PageEvents>(target: EventTarget, name: N, handler: Hearer<N>): () => void {
  const hear = hearing(handler);
  const native = nativeName(name);
  if (native !== name) target.addEventListener(native, hear as EventListener);
  const stop = listen(target, name, hear);
  return () => {
    stop();
    target.removeEventListener(native, hear as EventListener);
  };
}

/**
 * Asks jQuery's listeners on `target` by `triggerHandler`. Returns false if a listener vetoes by returning `false`;
 * true on pages without jQuery.
 */
export function ask<N extends keyof PageEvents>(target: EventTarget, name: N, ...args: PageEvents[N]): boolean {
  const $ = pageJQuery();
  if (!$) return true;
  return $(target).triggerHandler(name, args) !== false;
}

/** An element as plugins expect it in event arguments: wrapped if the page has jQuery. */
export const asArgument = (element: Element | null | undefined): unknown =>
  element ? (pageJQuery()?.(element) ?? element) : undefined;
