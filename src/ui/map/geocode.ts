import { isRecord, parseJson } from '../../core/settings/settings';
import { parseUrl } from '../../page/base/url';
import { send } from '../../page/network/http';
import { pointOf } from './rules';
import type { Point } from './types';

/** How long the answer may take, in milliseconds. */
const PATIENCE = 15_000;

const known = new Map<string, Promise<Point>>();

async function ask(url: string): Promise<Point> {
  const options = { timeout: PATIENCE, isAnyHost: true };
  const { status, body } = await send(url, { headers: { Accept: 'application/json' } }, options);
  const answer = status < 400 ? parseJson(body) : undefined;
  const [first] = Array.isArray(answer) ? (answer as unknown[]) : [];
  const point = isRecord(first) ? pointOf(first.lat, first.lon) : null;
  if (!point) throw new Error(`${url} knows no such place.`);
  return point;
}

/**
 * The place of an address, as Nominatim answers; asked once a page. Only the site may set the `geocoder`.
 * @throws where it cannot be found
 */
export function findPlace(geocoder: string, address: string): Promise<Point> {
  const url = parseUrl(geocoder);
  if (!url) return Promise.reject(new Error(`${geocoder} is no address.`));
  for (const [name, value] of [
    ['format', 'jsonv2'],
    ['limit', '1'],
    ['q', address],
  ] as const)
    url.searchParams.set(name, value);
  const found = known.get(url.href) ?? ask(url.href);
  known.set(url.href, found);
  found.catch(() => known.delete(url.href));
  return found;
}
