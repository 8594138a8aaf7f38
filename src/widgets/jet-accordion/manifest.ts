import type { ReplayRule, WidgetManifest } from '../../core/types';
import { addressIn, KEYS, LINKS, linkedHosts } from '../../ui/panels/atRest';
import { tellOpen } from './atRest';
import { togglesOf } from './markup';

const HOST = `.elementor-widget-jet-accordion:not(:has([data-settings*='"ajaxTemplate":true']))`;
const TITLES = '.jet-toggle__control';

/** A press before the start would be lost. */
export const hold = { type: 'click', selector: TITLES } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-accordion'];

/** JetTabs' accordion. Templates that come by request are left to its script. */
export const elementor = {
  adopts: [HOST],
  when: 'intent',
  reason: (host) => addressIn(togglesOf(host)),
  prepare: tellOpen,
  replay: [
    { type: 'keydown', selector: TITLES, keys: KEYS },
    { type: 'click', selector: LINKS, hostsOf: (link) => linkedHosts(link, 'jet-accordion', HOST, togglesOf) },
  ],
} satisfies WidgetManifest;
