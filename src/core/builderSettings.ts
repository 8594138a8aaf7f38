import { type JQueryStatic, pageJQuery } from './jquery';
import { siteObject } from './siteGlobals';
import type { RawSettings } from './types';

/** Gives the page builder's script other settings than the element has; it reads what jQuery keeps of `data-settings`. */
export type ChangeSettings = (settings: RawSettings) => RawSettings;

/** Takes an element its slideshow or video, which the page builder's script would start. */
export const withoutBackground: ChangeSettings = ({ background_background: _, ...rest }) => rest;

/** Changes what one jQuery keeps of an element's settings; false where there are none. */
export function changeKept($: JQueryStatic, host: Element, change: ChangeSettings): boolean {
  const kept = $(host).data('settings');
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
  $(host).data('settings', change(kept as RawSettings));
  return true;
}

const STAND_IN = 'storefront-widgets';

/** Tells add-ons that our stand-in for the page builder's front end starts; nothing has to be kept from that one. */
export const startOfStandIn = (): Event => new CustomEvent('elementor/frontend/init', { detail: STAND_IN });

/** Is the start of a front end that of our stand-in? */
export const isStandIn = (event: Event): boolean => (event as CustomEvent).detail === STAND_IN;

/** The page builder's front end, its own or ours; undefined while the page has none. */
interface FrontEnd {
  elementsHandler?: { runReadyTrigger?(element: unknown): void };
}

/** Lets the page builder's script read an element's own settings again, and start it. */
export function releaseToBuilder(host: Element): void {
  const $ = pageJQuery();
  if (!$) return;
  $(host).removeData('settings');
  siteObject<FrontEnd>('elementorFrontend')?.elementsHandler?.runReadyTrigger?.($(host));
}
