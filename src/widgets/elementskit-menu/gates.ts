import type { Gate } from '../../core/types';
import { dropdownGate } from '../../ui/menus/elementskit/coexistence';

/** ElementsKit's handlers for all menus of the page: dropdowns, the panel, and links within the page. */
export const gates: readonly Gate[] = [
  dropdownGate,
  {
    on: 'document',
    type: 'click',
    selector: '.elementskit-menu-toggler',
    token: 'elementskit-menu-offcanvas-elements',
  },
  { on: '.elementskit-navbar-nav li a', type: 'click', token: 'elementskit-menu-close' },
];
