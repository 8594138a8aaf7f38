import { recordOf } from '../../core/settings/lazy/compound';
import { number } from '../../core/settings/settings';

const percent = { min: 0, max: 100, unit: 'percent' };

/** How the panel shows settings that consist of several values. */
export const controls = { viewport: recordOf({ start: number(0, percent), end: number(100, percent) }) };
