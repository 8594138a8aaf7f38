/** Finds the page's action links and reads their addresses. Files for hosts at rest contain this code, too. */
import { isRecord } from '../core/settings/json';
import type { RawSettings } from '../core/types';
import { ACTION_ELEMENTS } from './loader/actionLinks';

/** The parts of a page that customers write. A link there must run no action. */
const CUSTOMERS =
  '#comments, .commentlist, .comment, .comment-content, .comment-text, .woocommerce-Reviews, #reviews .description';

/** Is the element part of a comment or a review? */
export const isCustomers = (element: Element): boolean => element.closest(CUSTOMERS) !== null;

/** All action links and buttons on the page, without those in comments and reviews. */
export const actionLinks = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(ACTION_ELEMENTS)].filter((link) => !isCustomers(link));

/** Decodes percent signs, twice, because the server encodes again what the editor has encoded. Null if malformed. */
export function decode(hash: string): string | null {
  try {
    return decodeURIComponent(decodeURI(hash.trim()));
  } catch {
    return null;
  }
}

function decodeSettings(base64: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The name and the settings in an action link; null if it is broken. Never throws. */
export function readHash(hash: string): { name: string; settings: RawSettings } | null {
  const [, name, base64] = /^#elementor-action:action=([^&]+)(?:&settings=(.*))?$/s.exec(decode(hash) ?? '') ?? [];
  if (!name) return null;
  const settings = base64 ? decodeSettings(base64) : {};
  if (isRecord(settings)) return { name, settings };
  // PHP prints an empty map as a list.
  return Array.isArray(settings) && settings.length === 0 ? { name, settings: {} } : null;
}
