import { isRecord, parseJson } from '../../core/settings/settings';
import { parseUrl } from '../../page/base/url';
import { send } from '../../page/network/http';
import { isOwnPicture } from '../../page/network/sitePictures';

/** Limits that no hand-made drawing exceeds, and that a browser can draw without blocking. */
const MOST = { side: 10_000, fps: 240, frames: 100_000, layers: 1000, shapes: 20_000, copies: 200, depth: 50 };

type Raw = Record<string, unknown>;

const recordsOf = (list: unknown): Raw[] => (Array.isArray(list) ? list.filter(isRecord) : []);

/** Is the value a finite number above `from` and up to `to`? */
const isWithin = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && value > from && value <= to;

/** All values of a property over time; just one if it is not animated. */
function valuesOf(property: unknown): unknown[] {
  const given = isRecord(property) ? property.k : property;
  const steps = Array.isArray(given) && given.some(isRecord) ? recordsOf(given).flatMap(({ s, e }) => [s, e]) : [given];
  return steps.flat();
}

/** The largest absolute value of a property. */
const sizeOf = (property: unknown): number =>
  valuesOf(property).reduce<number>((most, one) => (typeof one === 'number' ? Math.max(most, Math.abs(one)) : most), 0);

/** This many points of a path count as one more shape. */
const POINTS = 10;

const pointsIn = (path: unknown): number =>
  Math.max(0, ...valuesOf(path).map((one) => (isRecord(one) && Array.isArray(one.v) ? one.v.length : 0)));

/** How many parts the player repeats within one shape: points of a star, ridges, colours. */
const repeats = ({ ty, pt, r, g, o }: Raw): number =>
  Math.max(
    ty === 'sr' ? sizeOf(pt) : 0,
    ty === 'zz' ? sizeOf(r) : 0,
    ty === 'rp' ? sizeOf(o) : 0,
    isRecord(g) ? sizeOf(g.p) : 0,
  );

/**
 * The number of shapes drawn for a list. A repeater draws everything before it again. Infinity if there are too many.
 */
function shapesIn(list: unknown, depth = 0): number {
  if (depth > MOST.depth) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (const shape of recordsOf(list)) {
    const copies = shape.ty === 'rp' ? sizeOf(shape.c) : 1;
    if (copies > MOST.copies || repeats(shape) > MOST.copies) return Number.POSITIVE_INFINITY;
    if (shape.ty === 'rp') count *= Math.max(1, copies);
    else count += 1 + pointsIn(shape.ks) / POINTS + shapesIn(shape.it, depth + 1);
    if (count > MOST.shapes) return Number.POSITIVE_INFINITY;
  }
  return count;
}

/** The number of characters in a text layer. */
function signsIn({ t }: Raw): number {
  const texts = isRecord(t) && isRecord(t.d) ? recordsOf(t.d.k) : [];
  return Math.max(0, ...texts.map(({ s }) => (isRecord(s) && typeof s.t === 'string' ? s.t.length : 0)));
}

/** Are the layers and shapes within the limits? Those of reused parts count each time. */
function isSmall(data: Raw): boolean {
  const parts = new Map(recordsOf(data.assets).map((asset) => [String(asset.id), asset]));
  let [layers, shapes] = [0, 0];
  const count = (list: unknown, depth: number): boolean => {
    if (depth > MOST.depth) return false;
    return recordsOf(list).every((layer) => {
      layers += 1;
      const masks = recordsOf(layer.masksProperties);
      shapes += shapesIn(layer.shapes) + signsIn(layer) + shapesIn(masks.map(({ pt }) => ({ ks: pt })));
      if (layers > MOST.layers || shapes > MOST.shapes) return false;
      const part = layer.refId === undefined ? undefined : parts.get(String(layer.refId));
      return !part?.layers || count(part.layers, depth + 1);
    });
  };
  return count(data.layers, 0);
}

/**
 * Can the player draw the animation without blocking? Missing fields break it in odd ways, and excessive ones freeze
 * the page.
 */
export const isAnimation = (value: unknown): value is Raw =>
  isRecord(value) &&
  Array.isArray(value.layers) &&
  isWithin(value.w, 0, MOST.side) &&
  isWithin(value.h, 0, MOST.side) &&
  isWithin(value.fr, 0, MOST.fps) &&
  typeof value.ip === 'number' &&
  typeof value.op === 'number' &&
  value.op > 0 &&
  isWithin(value.op - value.ip, 0, MOST.frames) &&
  isSmall(value);

/** Keeps an image that is the site's or inside the file; replaces any other with an empty one. */
function withOwnPicture(asset: Raw): Raw {
  const { p, u = '', e } = asset;
  if (p === undefined || isOwnPicture(e ? String(p) : `${String(u)}${String(p)}`)) return asset;
  return { ...asset, p: 'data:,', u: '', e: 1 };
}

/**
 * Removes what the animation would load: the player puts font addresses into scripts or style sheets, and foreign
 * images into the page.
 */
export function withoutLoads(data: Raw): Raw {
  const { fonts, assets, ...rest } = data;
  const named = isRecord(fonts) ? recordsOf(fonts.list) : [];
  return {
    ...rest,
    ...(isRecord(fonts) && {
      fonts: { ...fonts, list: named.map((font) => ({ ...font, fPath: '', fOrigin: 'n', origin: 0 })) },
    }),
    ...(Array.isArray(assets) && { assets: recordsOf(assets).map(withOwnPicture) }),
  };
}

/** The timeout in milliseconds, and the maximum size in characters. */
const LONGEST = 30_000;
const LARGEST = 3_000_000;

/** Fetches an animation; null if it cannot be loaded, is invalid or too large. Returns a new object each time. */
export async function fetchAnimation(address: string, signal: AbortSignal): Promise<Record<string, unknown> | null> {
  const url = parseUrl(address);
  if (!address || !url || !/^https?:$/.test(url.protocol)) return null;
  try {
    const { status, body } = await send(
      url.href,
      { headers: { Accept: 'application/json' } },
      // The setting has already checked the host.
      { signal, timeout: LONGEST, isAnyHost: true },
    );
    if (status >= 400) return null;
    const data = body.length > LARGEST ? null : parseJson(body);
    if (isAnimation(data)) return withoutLoads(data);
    console.warn(`storefront-widgets: the animation ${address} is none, or too large to draw; it is not shown.`);
  } catch {
    // Blocked, offline or late: the element stays empty.
  }
  return null;
}
