import { listOf } from '../../core/settings/lazy/compound';
import { text } from '../../core/settings/settings';

/** How the panel shows settings that consist of several values. */
export const controls = { background_slideshow_gallery: listOf({ url: text('') }) };
