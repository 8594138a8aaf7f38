import type { Gate } from '../../core/types';

/** The CMS's own click handlers on its buttons. */
export const gates: readonly Gate[] = [{ on: '.show-password-input', type: 'click', token: 'display-password' }];
