import type { Gate } from '../../core/types';

/** The CMS's own click handlers on its buttons. Loaded on demand, where the page has jQuery. */
export const gates: readonly Gate[] = [{ on: '.show-password-input', type: 'click', token: 'display-password' }];
