import type { ReplayRule, WidgetManifest } from '../../core/types';
import { KEYS, LINKS, linkedHosts } from '../../ui/panels/atRest';
import { reasonOf, showFirst } from './atRest';
import { panelsOf } from './markup';

const HOSTS = [
  // What is left to JetTabs' script is recognised by children only, because tabs inside a panel may have the same
  // marks.
  `.elementor-widget-jet-tabs:not(:has(>.jet-tabs>.jet-tabs-swiper,>div>.jet-tabs>.jet-tabs-swiper,>.jet-tabs[data-settings*='"ajaxTemplate":true'],>div>.jet-tabs[data-settings*='"ajaxTemplate":true']))`,
  '.elementor-widget-jet-switcher',
];
const TITLES = '.jet-tabs__control,.jet-switcher__control';

/** A press before the start would be lost. */
export const hold = {
  type: 'click',
  selector: `${TITLES},.jet-switcher__control-instance`,
} satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-tabs', 'jet-switcher'];

/**
 * JetTabs' tabs, and its switcher between two contents. Sliders of tabs, and templates that come by request, are left
 * to its script.
 */
export const elementor = {
  adopts: HOSTS,
  when: 'intent',
  reason: reasonOf,
  prepare: showFirst,
  replay: [
    { type: 'keydown', selector: TITLES, keys: KEYS },
    { type: 'click', selector: LINKS, hostsOf: (link) => linkedHosts(link, 'jet-tabs', HOSTS.join(), panelsOf) },
  ],
} satisfies WidgetManifest;
