import { type JQueryStatic, pageJQuery } from '../../core/jquery/jquery';
import { siteObject } from '../../core/settings/siteGlobals';
import type { GuardContext, RawSettings } from '../../core/types';

/** Gives Elementor's script other settings than the element has; it reads jQuery's data of `data-settings`. */
export type ChangeSettings = (settings: RawSettings) => RawSettings;

/** Takes an element its slideshow or video, which Elementor's script would start. */
export const withoutBackground: ChangeSettings = ({ background_background: _, ...rest }) => rest;

/** Changes an element's settings in the data of one jQuery; false if it has none. */
export function changeKept($: JQueryStatic, host: Element, change: ChangeSettings): boolean {
  const kept = $(host).data('settings');
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
  $(host).data('settings', change(kept as RawSettings));
  return true;
}

const STAND_IN = 'storefront-widgets';

/** The start event of our stand-in for Elementor's front end, from which no handlers have to be kept. */
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

/** Changes the settings that Elementor's script reads of claimed elements, before it starts any of them. */
export function hideSettings({ claims, hosts }: GuardContext, change: ChangeSettings): void {
  window.addEventListener('elementor/frontend/init', (event) => {
    const $ = pageJQuery();
    if (!$ || isStandIn(event)) return;
    for (const host of hosts()) changeKept($, host, change);
    const hide = (host: Element | undefined): void => {
      if (host && claims(host)) changeKept($, host, change);
    };
    // For elements that come later. Elementor's own handlers have priority 10.
    siteObject<FrontEnd>('elementorFrontend')?.hooks?.addAction?.(
      'frontend/element_ready/global',
      ([host]) => hide(host),
      1,
    );
  });
}
