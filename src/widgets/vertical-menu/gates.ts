import type { Gate } from '../../core/types';
import { dropdownGate } from '../../ui/menus/elementskit/coexistence';

/** ElementsKit's handler for the dropdowns of all menus. */
export const gates: readonly Gate[] = [dropdownGate];
