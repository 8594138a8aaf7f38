import type { ReplayRule, WidgetManifest } from '../../core/types';
import { addressIn, KEYS, LINKS, linkedHosts, MOVES } from '../../ui/panels/atRest';
import { showFirst } from './atRest';
import { tabsOf } from './markup';

const HOST = '.elementor-widget-n-tabs';

/** A press before the start would be lost. */
export const hold = { type: 'click', selector: '.e-n-tab-title' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['nested-tabs'];

/** Elementor's tabs of containers. */
export const elementor = {
  adopts: [HOST],
  when: 'intent',
  reason: (host) => addressIn(tabsOf(host)),
  announces: ['elementor/nested-tabs/activate'],
  prepare: showFirst,
  replay: [
    { type: 'keydown', selector: 'button.e-n-tab-title', keys: MOVES },
    { type: 'keydown', selector: '.e-n-tab-title:not(button)', keys: KEYS },
    { type: 'click', selector: LINKS, hostsOf: (link) => linkedHosts(link, 'nested-tabs', HOST, tabsOf) },
  ],
} satisfies WidgetManifest;
