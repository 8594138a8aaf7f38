// Its sources, not its bundle: that one asks for a `require` that every page would pay for.
import sbjs from 'sourcebuster/src/js/sourcebuster';
import { cookieDomain } from './domain';
import type { AttributionSettings } from './params';

/**
 * Starts the traffic-source library: it upgrades cookies of its older versions, and writes today's. What it gets wrong is
 * put right afterwards, see `track.ts`.
 */
export function startLibrary({ lifetime, session }: AttributionSettings): void {
  const { hostname } = window.location;
  const domain = cookieDomain(hostname);
  try {
    sbjs.init({
      lifetime,
      session_length: session,
      timezone_offset: '0',
      domain: { host: domain ?? hostname, isolate: domain === null },
      organics: [{ host: 'baidu.com', param: 'wd', display: 'baidu' }],
    });
  } catch {
    // A query with `constructor` or `__proto__` in it is too much for the library.
  }
}
