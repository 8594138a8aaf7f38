import { withoutBackground } from '../../core/builderSettings';
import type { Driven } from '../../page/builderTakeOver';

/** The layer that the page builder's own script has built; null where it has not. */
export const theirLayer = (host: Element): Element | null =>
  host.querySelector(':scope > .elementor-background-slideshow:not([data-storefront-own])');

/** What it has built it keeps; what it has not, it never does. */
export const driven: Driven = { isDriven: () => false, change: withoutBackground };
