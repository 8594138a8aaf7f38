import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pageJQuery, withJQuery } from '../../core/jquery/jquery';
import { emit } from '../../page/base/events';
import type { PublicGallery } from './facade';
import { TRIGGER } from './selectors';
import { fromParams, type GallerySettings, pageParams, settings as schema } from './settings';

const loadFacade = () => import('./facade');

/**
 * Takes the gallery over from WooCommerce's script, or cleans a copy of a running gallery. False until that is done; if
 * the code for it cannot be loaded, the gallery stays as it is.
 */
export function useTakeover(host: Element): boolean {
  const [isOurs, setIsOurs] = useState(
    () => !host.querySelector(TRIGGER) && !pageJQuery()?.(host).data('product_gallery'),
  );
  useLayoutEffect(() => {
    if (isOurs) return;
    loadFacade().then(
      ({ undoLegacy }) => {
        undoLegacy(host);
        setIsOurs(true);
      },
      () => undefined,
    );
  }, [host, isOurs]);
  return isOurs;
}

type Params = Record<string, unknown>;

const parse = (params: Params): GallerySettings => schema.parse(fromParams(params), () => {});

function changesBetween(before: GallerySettings, after: GallerySettings): Partial<GallerySettings> {
  const entries = Object.entries(after) as [keyof GallerySettings, unknown][];
  return Object.fromEntries(entries.filter(([key, value]) => String(before[key]) !== String(value)));
}

/**
 * The settings with the changes of listeners to `wc-product-gallery-before-init`, and a setter for later plugin calls.
 */
export function useParams(host: Element, given: GallerySettings): [GallerySettings, (params: Params) => void] {
  const [changes, setChanges] = useState<Partial<GallerySettings>>({});
  useLayoutEffect(() => {
    const params = pageParams();
    // Parsed before the event, because listeners change the object itself.
    const before = parse(params);
    emit(host, 'wc-product-gallery-before-init', host, params);
    setChanges(changesBetween(before, parse(params)));
  }, [host]);
  return [{ ...given, ...changes }, (params) => setChanges(changesBetween(parse({}), parse(params)))];
}

/** Publishes a ready gallery to the page's jQuery, and emits `wc-product-gallery-after-init` once. */
export function useFacade(host: Element, isReady: boolean, latest: RefObject<PublicGallery>): void {
  const hasEmitted = useRef(false);
  useLayoutEffect(() => {
    if (!isReady) return;
    let hide = (): void => {};
    let hasLeft = false;
    const emitInit = (): void => {
      if (hasLeft || hasEmitted.current) return;
      hasEmitted.current = true;
      emit(host, 'wc-product-gallery-after-init', host, pageParams());
    };
    const stopWaiting = withJQuery(($) => {
      loadFacade()
        .then(({ publish }) => {
          if (!hasLeft) hide = publish($, host, () => latest.current);
        })
        .then(emitInit, emitInit);
    });
    if (!pageJQuery()) emitInit();
    return () => {
      hasLeft = true;
      stopWaiting();
      hide();
    };
  }, [host, isReady, latest]);
}
