import { isEditMode } from '../../page/base/editMode';
import { parseUrl, safeUrl } from '../../page/base/url';
import type { ExpireAction } from './settings';

const hasAction = (actions: readonly ExpireAction[], type: string): boolean => actions.some((one) => one.type === type);

/** Is the time to be hidden when it is over? */
export const hides = (actions: readonly ExpireAction[]): boolean => hasAction(actions, 'hide');

/** Is the page builder's message to be shown then? */
export const tells = (actions: readonly ExpireAction[]): boolean => hasAction(actions, 'message');

/** Where to go then: a safe address that is not the page's own; null for none. */
export function redirectOf(actions: readonly ExpireAction[]): string | null {
  const given = actions.find(({ type }) => type === 'redirect')?.redirect_url;
  const address = isRecordWithUrl(given) ? given.url : given;
  const url = typeof address === 'string' && address.trim() ? safeUrl(address) : null;
  if (url === null || parseUrl(url)?.href === location.href) return null;
  return url;
}

const isRecordWithUrl = (given: unknown): given is { url: unknown } =>
  typeof given === 'object' && given !== null && 'url' in given;

/** Leads there, in place of this page, so that going back does not end here again. */
export function redirect(url: string): void {
  if (!isEditMode()) window.location.replace(url);
}
