import type { Boot } from './boot.js';
import type { WidgetType } from './types.js';
/** Will `claimType` take it? */
export declare const isGoodType: (given: WidgetType, boot: Boot) => boolean;
/** Claims the hosts of an integrator's type; a faulty type is refused with a warning, and the result is null. */
export declare function claimType(given: WidgetType, boot: Boot): WidgetType | null;
