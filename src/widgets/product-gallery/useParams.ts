import { useLayoutEffect, useState } from 'react';
import { listen } from '../../core/listen';
import { isRecord } from '../../core/settings';
import { sync } from '../../core/sync';
import { emit } from '../../page/events';
import { fromParams, type GallerySettings, pageParams, settings as schema } from './settings';

const parse = (params: Record<string, unknown>): GallerySettings => schema.parse(fromParams(params), () => {});

/** The settings that differ between two readings. */
function difference(before: GallerySettings, after: GallerySettings): Partial<GallerySettings> {
  const keys = Object.keys(after) as (keyof GallerySettings)[];
  return Object.fromEntries(
    keys.filter((key) => String(before[key]) !== String(after[key])).map((key) => [key, after[key]]),
  );
}

/** The settings with what scripts change: in the parameters, when the gallery announces itself, or by the plugin call. */
export function useParams(host: Element, given: GallerySettings): GallerySettings {
  const [changes, setChanges] = useState<Partial<GallerySettings>>({});

  useLayoutEffect(() => {
    const params = pageParams() ?? {};
    const before = parse(params);
    emit(host, 'wc-product-gallery-before-init', host, params);
    setChanges(difference(before, parse(params)));
    return listen(host, 'storefront-widgets:wc_product_gallery', (event) => {
      const [args] = (event as unknown as CustomEvent<unknown[]>).detail;
      // The legacy script passes the page's own parameters, which we have read.
      if (isRecord(args) && args !== pageParams()) sync(() => setChanges(difference(parse({}), parse(args))));
    });
  }, [host]);

  return { ...given, ...changes };
}
