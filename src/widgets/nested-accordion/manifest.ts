import type { ReplayRule, WidgetManifest } from '../../core/types';
import { addressIn, LINKS, linkedHosts, MOVES } from '../../ui/panels/atRest';
import { tellOpen } from './atRest';
import { itemsOf } from './markup';

const HOST = '.elementor-widget-n-accordion';
const TITLES = '.e-n-accordion>details>summary';

/** The browser would open an item beside the one that is open. */
export const hold = { type: 'click', selector: TITLES } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['nested-accordion'];

/** Elementor's accordion of containers, made of the browser's `details`. */
export const elementor = {
  adopts: [HOST],
  when: 'intent',
  reason: (host) => addressIn(itemsOf(host)),
  prepare: tellOpen,
  replay: [
    { type: 'keydown', selector: TITLES, keys: MOVES },
    { type: 'click', selector: LINKS, hostsOf: (link) => linkedHosts(link, 'nested-accordion', HOST, itemsOf) },
  ],
} satisfies WidgetManifest;
