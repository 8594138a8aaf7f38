import { useLayoutEffect, useState } from 'react';
import { emit } from '../../page/events';
import { fromParams, type GallerySettings, pageParams, settings as schema } from './settings';

/** Parameters as settings. */
export const parse = (params: Record<string, unknown>): GallerySettings => schema.parse(fromParams(params), () => {});

/** The settings with what scripts change in the parameters when the gallery announces itself; the second value changes more. */
export function useParams(
  host: Element,
  given: GallerySettings,
): [GallerySettings, (changes: Partial<GallerySettings>) => void] {
  const [changes, setChanges] = useState<Partial<GallerySettings>>({});
  useLayoutEffect(() => {
    const params = pageParams();
    const before = parse(params);
    emit(host, 'wc-product-gallery-before-init', host, params);
    const entries = Object.entries(parse(params)) as [keyof GallerySettings, unknown][];
    setChanges(Object.fromEntries(entries.filter(([key, value]) => String(before[key]) !== String(value))));
  }, [host]);
  return [{ ...given, ...changes }, setChanges];
}
