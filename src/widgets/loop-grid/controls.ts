import { recordOf } from '../../core/settings/lazy/compound';
import { text } from '../../core/settings/settings';

/** How the panel shows settings that consist of several values. */
export const controls = { load_more_spinner: recordOf({ value: text('') }) };
