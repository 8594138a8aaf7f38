import type { ReplayRule, WidgetManifest } from '../../core/types';
import { KEYS, LINKS, linkedHosts } from '../../ui/panels/atRest';
import { reasonOf, showFirst } from './atRest';
import { tabsOf } from './markup';

const HOSTS = [
  '.elementor-widget-elementskit-simple-tab',
  '.elementor-widget-elementskit-tab',
  '.elementor-widget-elementskit-post-tab',
  '.elementor-widget-elementskit-advanced-toggle',
];
const TITLES = '[data-ekit-toggle=tab],.tab__list__item';

/** A press before the start would be lost, and one on a switch would be undone. */
export const hold = { type: 'click', selector: `${TITLES},.ekit-custom-control-input` } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = [
  'elementskit-simple-tab',
  'elementskit-tab',
  'elementskit-post-tab',
  'elementskit-advanced-toggle',
];

/** ElementsKit's tabs, tabs of posts, and toggle between two contents. */
export const elementor = {
  adopts: HOSTS,
  when: 'intent',
  reason: reasonOf,
  prepare: showFirst,
  replay: [
    { type: 'keydown', selector: TITLES, keys: KEYS },
    { type: 'click', selector: LINKS, hostsOf: (link) => linkedHosts(link, 'elementskit-tabs', HOSTS.join(), tabsOf) },
  ],
} satisfies WidgetManifest;
