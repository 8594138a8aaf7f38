import type { Gate } from '../../../core/types';

/** ElementsKit's one handler for the dropdowns of all its menus. */
export const dropdownGate: Gate = {
  on: 'document',
  type: 'click',
  selector: '.elementskit-dropdown-has > a',
  token: 'elementskit-dropdown-open',
};
