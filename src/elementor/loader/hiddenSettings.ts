import { type JQueryStatic, pageJQuery } from '../../core/jquery/jquery';
import { siteObject } from '../../core/settings/siteGlobals';
import type { GuardContext, RawSettings } from '../../core/types';

/** Gives Elementor's script other settings than the element has; it reads what jQuery keeps of `data-settings`. */
export type ChangeSettings = (settings: RawSettings) => RawSettings;

/** Takes an element its slideshow or video, which Elementor's script would start. */
export const withoutBackground: ChangeSettings = ({ background_background: _, ...rest }) => rest;

/** Changes what one jQuery keeps of an element's settings; false where there are none. */
export function changeKept($: JQueryStatic, host: Element, change: ChangeSettings): boolean {
  const kept = $(host).data('settings');
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
  $(host).data('settings', change(kept as RawSettings));
  return true;
}

const STAND_IN = 'storefront-widgets';

/** Tells add-ons that our stand-in for Elementor's front end starts; nothing has to be kept from that one. */
export const startOfStandIn = (): Event => new CustomEvent('elementor/frontend/init', { detail: STAND_IN });

/** Is the start of a front end that of our stand-in? */
export const isStandIn = (event: Event): boolean => (event as CustomEvent).detail === STAND_IN;

/** Elementor's front end, its own or ours, as far as it is there. */
interface FrontEnd {
  hooks?: {
    addAction?(name: string, run: (element: ArrayLike<Element> & Iterable<Element>) => void, priority: number): void;
  };
  elementsHandler?: { runReadyTrigger?(element: unknown): void };
}

/** Lets Elementor's script read an element's own settings again, and start it. */
export function releaseToElementor(host: Element): void {
  const $ = pageJQuery();
  if (!$) return;
  $(host).removeData('settings');
  siteObject<FrontEnd>('elementorFrontend')?.elementsHandler?.runReadyTrigger?.($(host));
}

/** Changes what Elementor's script reads of the settings of claimed elements, before it starts any of them. */
export function hideSettings({ claims, hosts }: GuardContext, change: ChangeSettings): void {
  window.addEventListener('elementor/frontend/init', (event) => {
    const $ = pageJQuery();
    if (!$ || isStandIn(event)) return;
    for (const host of hosts()) changeKept($, host, change);
    const hide = (host: Element | undefined): void => {
      if (host && claims(host)) changeKept($, host, change);
    };
    // For what comes later, before the handlers of the builder, whose priority is 10.
    siteObject<FrontEnd>('elementorFrontend')?.hooks?.addAction?.(
      'frontend/element_ready/global',
      ([host]) => hide(host),
      1,
    );
  });
}
