import { parseJson } from '../../core/settings/settings';
import { parseUrl } from '../../page/base/url';
import { send } from '../../page/network/http';
import { isAnimation, withoutLoads } from './bounds';

/** How long a file may take, in milliseconds, and how large it may be, in characters. */
const LONGEST = 30_000;
const LARGEST = 3_000_000;

/**
 * Fetches an animation; null where it cannot be had, is none, or is larger than a page can draw. Each answer is an
 * object of its own.
 */
export async function fetchAnimation(address: string, signal: AbortSignal): Promise<Record<string, unknown> | null> {
  const url = parseUrl(address);
  if (!address || !url || !/^https?:$/.test(url.protocol)) return null;
  try {
    const { status, body } = await send(
      url.href,
      { headers: { Accept: 'application/json' } },
      // Whose host it may be is decided where the setting is read.
      { signal, timeout: LONGEST, isAnyHost: true },
    );
    if (status >= 400) return null;
    const data = body.length > LARGEST ? null : parseJson(body);
    if (isAnimation(data)) return withoutLoads(data);
    console.warn(`storefront-widgets: the animation ${address} is none, or too large to draw; it is not shown.`);
  } catch {
    // Blocked, offline or late: the place stays empty.
  }
  return null;
}
