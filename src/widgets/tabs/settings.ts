import { flag, settingsSchema } from '../../core/settings';

/** Settings of `tabs`. */
export const settings = settingsSchema({ hash: flag(false) });
