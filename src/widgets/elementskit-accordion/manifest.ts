import type { ReplayRule, WidgetManifest } from '../../core/types';
import { KEYS, LINKS, linkedHosts } from '../../ui/panels/atRest';
import { reasonOf, tellOpen } from './atRest';
import { cardsOf } from './markup';

const HOSTS = ['.elementor-widget-elementskit-accordion', '.elementor-widget-elementskit-advance-accordion'];
const TITLES = '.elementskit-card-header';

/** A press before the start would be lost. */
export const hold = { type: 'click', selector: TITLES } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-accordion', 'elementskit-advance-accordion'];

/** ElementsKit's accordion. */
export const elementor = {
  adopts: HOSTS,
  when: 'intent',
  reason: reasonOf,
  prepare: tellOpen,
  replay: [
    { type: 'keydown', selector: TITLES, keys: KEYS },
    {
      type: 'click',
      selector: LINKS,
      hostsOf: (link) => linkedHosts(link, 'elementskit-accordion', HOSTS.join(), cardsOf),
    },
  ],
} satisfies WidgetManifest;
