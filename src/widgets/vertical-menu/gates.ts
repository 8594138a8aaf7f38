import type { Gate } from '../../core/types';
import { dropdownGate } from '../../ui/menus/elementskit/coexistence';

/** The add-on's handler for the dropdowns of all menus. */
export const gates: readonly Gate[] = [dropdownGate];
