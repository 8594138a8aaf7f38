/** Records the look of a page's widgets (boxes, computed styles, pixels) and compares two such records. */

import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

/** One element of a page. */
export interface Seen {
  /** Its position in the document; equal on pages with the same markup. */
  key: string;
  /** The key of the element that its box is relative to. */
  parent: string;
  /** The widget around it, Elementor's or ours. */
  widget: string;
  /** In CSS pixels, relative to the corner of `parent`. */
  box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
  style: Readonly<Record<string, string>>;
}

/** The look of a page. */
export interface Look {
  elements: readonly Seen[];
  /** Boxes of Elementor's elements and the theme's parts, relative to the page. */
  areas: Readonly<Record<string, Seen['box']>>;
  picture: PNG;
  /** The sum of all layout shifts. */
  shift: number;
  errors: readonly string[];
}

/** A difference between two looks. */
export interface Difference {
  widget: string;
  key: string;
  /** `x`, `width`, `color`, `missing`, … */
  what: string;
  before: string;
  after: string;
}

/** Smaller differences are caused by rounding; in CSS pixels. */
const TOLERANCE = 1;
/** The compared CSS properties. Sizes are compared as boxes. */
const STYLES = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'borderTopWidth',
  'borderTopStyle',
  'borderTopLeftRadius',
  'boxShadow',
  'fill',
  'filter',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'listStyleType',
  'opacity',
  'outlineStyle',
  'stroke',
  'textAlign',
  'textDecorationLine',
  'textTransform',
  'cursor',
] as const;

/** Opens a page, scrolls down and up once, and records its look. */
export async function lookAt(page: Page, url: string, wait: number): Promise<Look> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error).split('\n')[0] ?? ''));
  await page.addInitScript(noteShifts);
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(scrollThrough);
  await page.waitForTimeout(wait);
  const { shift, elements, areas } = await page.evaluate(readPage, [...STYLES]);
  const picture = PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled' }));
  return { elements, areas, picture, shift, errors };
}

/**
 * The differences between two looks. Elements that differ between two looks at the first page are ignored, because they
 * move by themselves or are random.
 */
export function differences(first: Look, again: Look, second: Look): Difference[] {
  const unstable = new Set(compared(first, again).map(({ key, what }) => `${key} ${what}`));
  return compared(first, second).filter(
    ({ key, what }) => !unstable.has(`${key} ${what}`) && !unstable.has(`${key} missing`),
  );
}

function compared(before: Look, after: Look): Difference[] {
  const others = new Map(after.elements.map((one) => [one.key, one]));
  const found: Difference[] = [];
  const told = new Map<string, Set<string>>();
  for (const one of before.elements) {
    const { key, parent, widget } = one;
    const other = others.get(key);
    const above = told.get(parent);
    if (!other) {
      told.set(key, new Set(['missing']));
      if (!above?.has('missing')) found.push({ widget, key, what: 'missing', before: 'seen', after: '' });
      continue;
    }
    const pairs = [
      ...(['x', 'y', 'width', 'height'] as const)
        .filter((side) => Math.abs(one.box[side] - other.box[side]) > TOLERANCE)
        .map((side) => [side, `${one.box[side]}`, `${other.box[side]}`] as const),
      ...STYLES.filter((name) => one.style[name] !== other.style[name]).map(
        (name) => [name, one.style[name] ?? '', other.style[name] ?? ''] as const,
      ),
    ];
    told.set(key, new Set([...(above ?? []), ...pairs.map(pairText)]));
    for (const pair of pairs) {
      // Inherited differences are reported for the ancestor.
      if (above?.has(pairText(pair))) continue;
      found.push({ widget, key, what: pair[0], before: pair[1], after: pair[2] });
    }
  }
  const known = new Set(before.elements.map(({ key }) => key));
  const isNew = ({ key }: Seen): boolean => !known.has(key);
  const fresh = new Set(after.elements.filter(isNew).map(({ key }) => key));
  for (const { key, parent, widget } of after.elements.filter(isNew)) {
    if (!fresh.has(parent)) found.push({ widget, key, what: 'added', before: '', after: 'seen' });
  }
  return found;
}

const pairText = ([what, before, after]: readonly [string, string, string]): string => `${what}: ${before} → ${after}`;

/** The percentage of different pixels in each area; areas with another position or size are skipped. */
export function pixelDifferences(before: Look, after: Look): Map<string, number> {
  const shares = new Map<string, number>();
  for (const [key, box] of Object.entries(before.areas)) {
    const other = after.areas[key];
    if (!other || box.width < 1 || box.height < 1) continue;
    if (Math.abs(box.width - other.width) > TOLERANCE || Math.abs(box.height - other.height) > TOLERANCE) continue;
    const [one, two] = [
      cut(before.picture, box),
      cut(after.picture, { ...other, width: box.width, height: box.height }),
    ];
    if (!one || !two) continue;
    const count = pixelmatch(one.data, two.data, undefined, one.width, one.height, { threshold: 0.15 });
    if (count > 0) shares.set(key, (100 * count) / (one.width * one.height));
  }
  return shares;
}

/** A part of a picture; null if it is outside. */
function cut(picture: PNG, { x, y, width, height }: Seen['box']): PNG | null {
  const [left, top, w, h] = [x, y, width, height].map(Math.floor) as [number, number, number, number];
  if (left < 0 || top < 0 || left + w > picture.width || top + h > picture.height || w < 1 || h < 1) return null;
  const part = new PNG({ width: w, height: h });
  PNG.bitblt(picture, part, left, top, w, h, 0, 0);
  return part;
}

/** Runs in the page before all other scripts. */
function noteShifts(): void {
  const sums = window as unknown as { layoutShift: number };
  sums.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) sums.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: loads everything that waits until it is visible. */
async function scrollThrough(): Promise<void> {
  const rest = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 80));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await rest();
  }
  scrollTo(0, 0);
  await rest();
}

/** Runs in the page: collects all visible elements. */
function readPage(styles: readonly string[]): Pick<Look, 'elements' | 'areas' | 'shift'> {
  const elements: Seen[] = [];
  // Wrappers that are not rendered are left out of keys, so their children are counted together.
  const counts = new Map<string, number>();
  const areas: Record<string, Seen['box']> = {};
  const round = (value: number): number => Math.round(value * 10) / 10;
  const boxOf = (element: Element, from?: DOMRect): Seen['box'] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = from ? [left - from.left, top - from.top] : [left + scrollX, top + scrollY];
    return { x: round(x), y: round(y), width: round(width), height: round(height) };
  };
  // Classes of states and libraries can differ without a visible difference, so only the first class counts.
  const nameOf = (element: Element): string => {
    const first = [...element.classList].find((one) => !/^(storefront-|is-|has-|swiper|slick|active)/.test(one));
    return element.tagName.toLowerCase() + (first ? `.${first}` : '');
  };
  const isDrawn = (element: Element, style: CSSStyleDeclaration): boolean => {
    const { width, height } = element.getBoundingClientRect();
    // Elements for screen readers only have one pixel.
    return width > 1 && height > 1 && style.visibility === 'visible' && Number(style.opacity) > 0;
  };
  const walk = (element: Element, parentKey: string, key: string, widget: string, from: DOMRect): void => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const kind =
      element.getAttribute('data-widget_type')?.replace(/\.default$/, '') ??
      element.getAttribute('data-widget') ??
      widget;
    let [nextKey, nextParent, nextFrom] = [key, parentKey, from];
    if (style.display !== 'contents' && isDrawn(element, style)) {
      // An invisible border also has a colour, that of the text.
      const isHidden = (name: string): boolean =>
        /^borderTop(Color|Width)$/.test(name) && style.borderTopStyle === 'none';
      const values = styles.map((name) => [
        name,
        isHidden(name) ? '' : (style[name as keyof CSSStyleDeclaration] as string),
      ]);
      elements.push({
        key,
        parent: parentKey,
        widget: kind,
        box: boxOf(element, from),
        style: Object.fromEntries(values),
      });
      if (element.matches('[data-id],[id],[data-widget]')) areas[key] = boxOf(element);
      [nextKey, nextParent, nextFrom] = [key, key, element.getBoundingClientRect()];
    }
    if (element instanceof SVGElement || element instanceof HTMLIFrameElement) return;
    for (const child of element.children) {
      // Ids with digits may be random.
      const id = child.getAttribute('data-id') ?? (/\d|:/.test(child.id) ? '' : child.id);
      const step = id ? `#${id}` : `${nextKey} > ${nameOf(child)}`;
      const count = (counts.get(step) ?? 0) + 1;
      counts.set(step, count);
      walk(child, nextParent, count > 1 ? `${step}[${count}]` : step, kind, nextFrom);
    }
  };
  walk(document.body, '', 'body', '', new DOMRect(0, -scrollY, 0, 0));
  return { elements, areas, shift: (window as unknown as { layoutShift: number }).layoutShift };
}
