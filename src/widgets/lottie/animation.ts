import { isRecord, parseJson } from '../../core/settings/settings';
import { parseUrl } from '../../page/base/url';
import { send } from '../../page/network/http';
import { isOwnPicture } from '../../page/network/sitePictures';

/** What a drawing of a person stays below, and what a browser draws without a pause. */
const MOST = { side: 10_000, fps: 240, frames: 100_000, layers: 1000, shapes: 20_000, copies: 200, depth: 50 };

type Raw = Record<string, unknown>;

const recordsOf = (list: unknown): Raw[] => (Array.isArray(list) ? list.filter(isRecord) : []);

/** Is it a finite number from above `from` to `to`? */
const isWithin = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && value > from && value <= to;

/** All values that a property has on its way; one that does not move has one. */
function valuesOf(property: unknown): unknown[] {
  const given = isRecord(property) ? property.k : property;
  const steps = Array.isArray(given) && given.some(isRecord) ? recordsOf(given).flatMap(({ s, e }) => [s, e]) : [given];
  return steps.flat();
}

/** The largest of a property's numbers, whatever its sign. */
const sizeOf = (property: unknown): number =>
  valuesOf(property).reduce<number>((most, one) => (typeof one === 'number' ? Math.max(most, Math.abs(one)) : most), 0);

/** A path of so many points is as much work as one shape more. */
const POINTS = 10;

const pointsIn = (path: unknown): number =>
  Math.max(0, ...valuesOf(path).map((one) => (isRecord(one) && Array.isArray(one.v) ? one.v.length : 0)));

/** What the player repeats within a single shape: the points of a star, ridges, colours. */
const repeats = ({ ty, pt, r, g, o }: Raw): number =>
  Math.max(
    ty === 'sr' ? sizeOf(pt) : 0,
    ty === 'zz' ? sizeOf(r) : 0,
    ty === 'rp' ? sizeOf(o) : 0,
    isRecord(g) ? sizeOf(g.p) : 0,
  );

/** How many shapes are drawn for a list of them; a repeater draws all before it again. Infinity for what is too much. */
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

/** How many signs a layer of text writes. */
function signsIn({ t }: Raw): number {
  const texts = isRecord(t) && isRecord(t.d) ? recordsOf(t.d.k) : [];
  return Math.max(0, ...texts.map(({ s }) => (isRecord(s) && typeof s.t === 'string' ? s.t.length : 0)));
}

/** Counts the layers and the shapes that are drawn, those of parts as often as these are used. */
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
 * Can the player draw it, and soon? It fails in odd ways where something is missing, and freezes the page where there is too
 * much of something.
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

/** A picture of the site, or of the file itself, else an empty one. */
function withOwnPicture(asset: Raw): Raw {
  const { p, u = '', e } = asset;
  if (p === undefined || isOwnPicture(e ? String(p) : `${String(u)}${String(p)}`)) return asset;
  return { ...asset, p: 'data:,', u: '', e: 1 };
}

/**
 * The same without what it would load: the player puts a font's address into a script or a style sheet, and a foreign picture
 * into the page.
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
