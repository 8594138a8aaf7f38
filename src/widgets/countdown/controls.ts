import { listOf, within } from '../../core/settings/lazy/compound';
import { choice } from '../../core/settings/settings';

/** How the panel shows settings that consist of several values. */
export const controls = {
  actions: listOf({ type: choice(['hide', 'message', 'redirect'], 'hide'), redirect_url: within({ kind: 'address' }) }),
};
