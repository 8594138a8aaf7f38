import type { Gate } from '../../../core/types';

/** ElementsKit opens the dropdowns of all its menus by one handler. */
export const dropdownGate: Gate = {
  on: 'document',
  type: 'click',
  selector: '.elementskit-dropdown-has > a',
  token: 'elementskit-dropdown-open',
};
