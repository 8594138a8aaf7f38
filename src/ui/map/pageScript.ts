import { isNode } from '../../core/dom/nodes';
import { siteGlobal } from '../../core/settings/siteGlobals';
import { parseUrl } from '../../page/base/url';

const SCRIPT = 'script[src*="//maps.googleapis.com/maps/api/js"], script[src*="//maps.google.com/maps/api/js"]';
const ADDRESS = /^(https?:)?\/\/maps\.google(apis)?\.com\/maps\/api\/js\b/;

/** The page's own script tag for Google Maps. */
export const pageScript = (): Element | null => document.querySelector(SCRIPT);

/** Google Maps, as far as the page has loaded it. */
export function googleMaps<T extends object>(): Partial<T> {
  const maps = siteGlobal('google')?.maps;
  return typeof maps === 'object' && maps !== null && !isNode(maps) ? (maps as Partial<T>) : {};
}

/** Has the page loaded Google Maps, or started to? */
export function pageHasGoogle(): boolean {
  const { Map: made, importLibrary } = googleMaps<{ Map: unknown; importLibrary: unknown }>();
  return !!(made || importLibrary || pageScript());
}

/** Does a script tag of the page load Google Maps with this key? Includes tags that an optimiser delays. */
export const isPageKey = (key: string): boolean =>
  [...document.querySelectorAll('script')].some(({ attributes }) =>
    [...attributes].some(({ value }) => ADDRESS.test(value) && parseUrl(value)?.searchParams.get('key') === key),
  );
