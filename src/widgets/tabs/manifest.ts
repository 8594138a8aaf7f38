import type { ReplayRule, WidgetManifest } from '../../core/types';
import { addressIn, KEYS, LINKS, linkedHosts } from '../../ui/panels/atRest';
import { showFirst } from './atRest';
import { tabsOf } from './markup';

const HOST = '.elementor-widget-tabs';
const TITLES = '.elementor-tabs .elementor-tab-title';

/** A title is no link, so a press before the start would be lost. */
export const hold = { type: 'click', selector: TITLES } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['tabs'];

/** Elementor's tabs. */
export const elementor = {
  adopts: [HOST],
  when: 'intent',
  reason: (host) => addressIn(tabsOf(host)),
  prepare: showFirst,
  replay: [
    { type: 'keydown', selector: TITLES, keys: KEYS },
    { type: 'click', selector: LINKS, hostsOf: (link) => linkedHosts(link, 'tabs', HOST, tabsOf) },
  ],
  // The server writes `hidden="false"`, which hides the panel that is open from the start. Only in hosts: Elementor's
  // script shows no panel that is visible already, and removes the attribute. Then its class keeps the panel visible.
  critical: '[data-widget~=tabs] .elementor-tab-content:is([hidden=false],.elementor-active){display:block}',
} satisfies WidgetManifest;
