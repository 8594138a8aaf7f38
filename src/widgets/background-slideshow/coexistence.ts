import { withoutBackground } from '../../elementor/loader/hiddenSettings';
import type { Driven } from '../../elementor/takeOver';

/** The layer that Elementor's own script has built; null where it has not. */
export const theirLayer = (host: Element): Element | null =>
  host.querySelector(':scope > .elementor-background-slideshow:not([data-storefront-own])');

/** What it has built it keeps; what it has not, it never does. */
export const driven: Driven = { isDriven: () => false, change: withoutBackground };
