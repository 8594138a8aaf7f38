import { isRecord } from '../../core/settings/settings';
import { isEditMode } from '../../elementor/base/editMode';
import { doesSomething, siteAddress } from '../../page/base/url';
import type { ExpireAction } from './settings';

const hasAction = (actions: readonly ExpireAction[], type: string): boolean => actions.some((one) => one.type === type);

/** Is the time to be hidden when it is over? */
export const hidesTime = (actions: readonly ExpireAction[]): boolean => hasAction(actions, 'hide');

/** Is Elementor's message to be shown then? */
export const showsMessage = (actions: readonly ExpireAction[]): boolean => hasAction(actions, 'message');

/** The address of the site that an action leads to; null where it is another's, or would change something. */
export function addressOf({ redirect_url: given }: ExpireAction): string | null {
  const address = isRecord(given) ? given.url : given;
  const url = typeof address === 'string' && address.trim() ? siteAddress(address) : null;
  return url !== null && !doesSomething(new URL(url)) ? url : null;
}

/** Where to go then: an address of the site that is not the page's own; null for none. */
export function redirectOf(actions: readonly ExpireAction[]): string | null {
  const action = actions.find(({ type }) => type === 'redirect');
  const url = action ? addressOf(action) : null;
  return url === location.href ? null : url;
}

/** Leads there, in place of this page, so that going back does not end here again. */
export function redirect(url: string): void {
  if (!isEditMode()) window.location.replace(url);
}
