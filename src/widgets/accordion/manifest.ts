import type { ReplayRule, WidgetManifest } from '../../core/types';
import { addressIn, KEYS, LINKS, linkedHosts } from '../../ui/panels/atRest';
import { openFirst } from './atRest';
import { itemsOf } from './markup';

const HOSTS = ['.elementor-widget-accordion', '.elementor-widget-toggle'];
const TITLES = '.elementor-accordion .elementor-tab-title,.elementor-toggle .elementor-tab-title';

/** A press before the start would be lost, or follow a link that leads nowhere. */
export const hold = {
  type: 'click',
  selector: TITLES,
} satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['accordion', 'toggle'];

/** Elementor's accordion and toggle. */
export const elementor = {
  adopts: HOSTS,
  when: 'intent',
  reason: (host) => addressIn(itemsOf(host)),
  prepare: openFirst,
  replay: [
    { type: 'keydown', selector: TITLES, keys: KEYS },
    { type: 'click', selector: LINKS, hostsOf: (link) => linkedHosts(link, 'accordion', HOSTS.join(), itemsOf) },
  ],
  // The first item of an accordion is open from the start. The rule applies to hosts only, because in the editor
  // another item may be open.
  critical:
    '[data-widget~=accordion] .elementor-accordion>.elementor-accordion-item:first-child>.elementor-tab-content{display:block}',
} satisfies WidgetManifest;
