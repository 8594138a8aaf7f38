import type { ReplayRule, WidgetManifest } from '../../core/types';
import { isTap } from '../../page/base/device';

const ITEM = '.jet-image-accordion__item';
const HOST = ':is([data-widget_type^="jet-image-accordion."],[data-widget~=jet-image-accordion])';

/** The first tap opens a picture, and must not follow its link. */
export const hold = { type: 'click', selector: ITEM } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-image-accordion'];

/** JetTabs' pictures of which one grows. */
export const elementor = {
  adopts: ['[data-widget_type^="jet-image-accordion."]'],
  when: 'intent',
  replay: [
    // A mouse opens the picture on the way to a link.
    {
      type: 'click',
      selector: ITEM,
      hostsOf: (target, event) => (isTap(event as MouseEvent) ? [target.closest(HOST)] : []),
    },
    { type: 'keydown', selector: ITEM, keys: ['ArrowLeft', 'ArrowRight'] },
  ],
  // The style sheet shows a picture only after a script has marked it as loaded.
  critical: `${HOST} .jet-image-accordion__image-instance{opacity:1}`,
} satisfies WidgetManifest;
