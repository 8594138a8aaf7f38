import type { Gate } from '../../core/types';
import { ACTION_LINKS } from '../../elementor/loader/actionLinks';
import { LINKS } from './links';
import { isOurs } from './serve';

/** Skips Elementor's handlers for links that we open; it goes on with all others, and with add-ons' actions. */
export const gates: readonly Gate[] = [
  { on: 'document', type: 'click', selector: LINKS, when: isOurs },
  {
    on: 'document',
    type: 'click',
    selector: ACTION_LINKS,
    functionName: 'bound runLinkAction',
    when: (element) => /action(=|%3D)lightbox\b/i.test(element.closest('a')?.getAttribute('href') ?? ''),
  },
];
