import type { Gate } from '../../core/types';

/** The click of the buttons that the CMS's own script has made. */
export const gates: readonly Gate[] = [{ on: '.show-password-input', type: 'click', token: 'display-password' }];
