import { isRecord, parseJson } from '../../core/settings';
import { parseUrl } from '../../page/base/url';
import { send } from '../../page/http';

/** How long a file may take, in milliseconds. */
const LONGEST = 30_000;

/** Can the player draw it? It fails in odd ways where something is missing. */
export const isAnimation = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  Array.isArray(value.layers) &&
  [value.w, value.h, value.fr, value.op].every((number) => typeof number === 'number' && number > 0) &&
  typeof value.ip === 'number' &&
  value.ip < (value.op as number);

/** Fetches an animation; null where it cannot be had, or is none. Each answer is an object of its own. */
export async function fetchAnimation(address: string, signal: AbortSignal): Promise<Record<string, unknown> | null> {
  const url = parseUrl(address);
  if (!address || !url || !/^https?:$/.test(url.protocol)) return null;
  try {
    const { status, body } = await send(
      url.href,
      { headers: { Accept: 'application/json' } },
      { signal, timeout: LONGEST },
    );
    const data = status < 400 ? parseJson(body) : null;
    return isAnimation(data) ? data : null;
  } catch {
    return null;
  }
}
