import { pause } from '../../core/schedule';
import { decode } from './cookieFormat';
import { jarAfter } from './jar';
import { startLibrary } from './library';
import { lifetimes } from './lifetime';
import type { AttributionSettings } from './params';
import { readJar, writeJar } from './trackingCookies';
import type { CookieData, Jar, Visit } from './types';

/** These hold parts of an address as they stood there. Whole addresses stay addresses: decoded again they would break. */
const ENCODED = new Set<string>(['current', 'first']);

const readable = (data: CookieData): CookieData =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, decode(value)]));

/** The data as people and servers read it. */
export const readableJar = (jar: Jar): Jar =>
  Object.fromEntries(Object.entries(jar).map(([name, data]) => [name, ENCODED.has(name) ? readable(data) : data]));

/**
 * Counts this page view: the library first, then its cookies are set right where it is known to be wrong. It knows none of
 * `utm_id` and its three companions, no base64, no engine without a query, no whole UTC hours in zones of half hours.
 * Call only where tracking is allowed, once for each page view; `isAllowed` is asked again after each pause, since
 * cookies are slow to use and one task for all of it would be long. Undefined when it has become forbidden meanwhile.
 */
export async function track(
  visit: Visit,
  settings: AttributionSettings,
  isAllowed: () => boolean,
): Promise<Jar | undefined> {
  const before = readJar();
  await pause();
  if (!isAllowed()) return undefined;
  startLibrary(settings);
  await pause();
  if (!isAllowed()) return undefined;
  const after = jarAfter(before, visit, new Date());
  writeJar(after, lifetimes(settings.lifetime, settings.session), settings.base64);
  return readableJar(after);
}
