import { type JQueryStatic, pageJQuery } from '../../core/jquery/jquery';
import { siteObject } from '../../core/settings/siteGlobals';
import type { GuardContext, RawSettings } from '../../core/types';

/** Changes the settings that Elementor's script sees: that script reads jQuery's copy of `data-settings`. */
export type ChangeSettings = (settings: RawSettings) => RawSettings;

/** Removes the slideshow or video background, so Elementor's script does not start it. */
export const withoutBackground: ChangeSettings = ({ background_background: _, ...rest }) => rest;

/** Changes one jQuery's copy of an element's settings; false if there is none. */
export function changeKept($: JQueryStatic, host: Element, change: ChangeSettings): boolean {
  const kept = $(host).data('settings');
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
  $(host).data('settings', change(kept as RawSettings));
  return true;
}

const STAND_IN = 'storefront-widgets';

/** The event that announces our stand-in to add-ons, whose handlers are then not held back. */
export const startOfStandIn = (): Event => new CustomEvent('elementor/frontend/init', { detail: STAND_IN });

/** Was the event sent by our stand-in? */
export const isStandIn = (event: Event): boolean => (event as CustomEvent).detail === STAND_IN;

/** The part of Elementor's front end, or of our stand-in, that is used here. */
interface FrontEnd {
  hooks?: {
    addAction?(name: string, run: (element: ArrayLike<Element> & Iterable<Element>) => void, priority: number): void;
  };
  elementsHandler?: { runReadyTrigger?(element: unknown): void };
}

/** Lets Elementor's script read the element's original settings and start it. */
export function releaseToElementor(host: Element): void {
  const $ = pageJQuery();
  if (!$) return;
  $(host).removeData('settings');
  siteObject<FrontEnd>('elementorFrontend')?.elementsHandler?.runReadyTrigger?.($(host));
}

/** Changes the settings of claimed elements before Elementor's script starts. */
export function hideSettings({ claims, hosts }: GuardContext, change: ChangeSettings): void {
  window.addEventListener('elementor/frontend/init', (event) => {
    const $ = pageJQuery();
    if (!$ || isStandIn(event)) return;
    for (const host of hosts()) changeKept($, host, change);
    const hide = (host: Element | undefined): void => {
      if (host && claims(host)) changeKept($, host, change);
    };
    // For elements added later: priority 1 runs before Elementor's handlers at 10.
    siteObject<FrontEnd>('elementorFrontend')?.hooks?.addAction?.(
      'frontend/element_ready/global',
      ([host]) => hide(host),
      1,
    );
  });
}
