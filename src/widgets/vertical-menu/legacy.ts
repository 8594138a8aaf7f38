import type { Gate } from '../../core/types';
import { dropdownGate } from '../../ui/kitMenu/legacy';

/** The add-on's handler for the dropdowns of all menus. */
export const gates: readonly Gate[] = [dropdownGate];
