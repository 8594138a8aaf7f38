import type { JQueryStatic } from '../../core/jquery';
import { listen } from '../../core/listen';
import { isRecord } from '../../core/settings';
import { sync } from '../../core/sync';
import { pageGlobal } from '../../page/globals';
import { itemOf } from './gallery';
import type { GallerySettings } from './settings';

export { undoLegacy } from './undoLegacy';

/** What other scripts may see and do. */
interface Gallery {
  slides: readonly HTMLElement[];
  index: number;
  settings: GallerySettings;
  isSlider: boolean;
  slide: Element | undefined;
  parse(params: Record<string, unknown>): GallerySettings;
  setChanges(changes: Partial<GallerySettings>): void;
  open(of?: Element): void;
}

/** The settings that the arguments of the plugin call change. */
function changesBy(args: unknown, parse: Gallery['parse']): Partial<GallerySettings> | undefined {
  // The legacy script passes the page's own parameters, which we have read.
  if (!isRecord(args) || args === pageGlobal('wc_single_product_params')) return undefined;
  const stock = parse({});
  const entries = Object.entries(parse(args)) as [keyof GallerySettings, unknown][];
  return Object.fromEntries(entries.filter(([key, value]) => String(stock[key]) !== String(value)));
}

/**
 * Puts the two objects into jQuery's data that other plugins look for: `product_gallery` and, with a slider, `flexslider`.
 * Returns what takes them away.
 */
export function publish($: JQueryStatic, host: Element, read: () => Gallery): () => void {
  const target = $(host);
  const ask = (name: string, ...detail: unknown[]): void =>
    void host.dispatchEvent(new CustomEvent(`storefront-widgets:${name}`, { detail }));
  const goTo = (to: unknown): void => ask('flexslider', to);
  const initZoom = (): void => ask('zoom');
  const slides = () => $(read().slides);
  const live = (object: object, values: Record<string, () => unknown>): void => {
    for (const name in values) Object.defineProperty(object, name, { configurable: true, get: values[name] });
  };
  const gallery = {
    $target: target,
    initZoom,
    initZoomForTarget: initZoom,
    onResetSlidePosition: () => goTo(0),
    openPhotoswipe(event?: { preventDefault?(): void }) {
      event?.preventDefault?.();
      read().open(read().slide);
    },
    getGalleryItems: () =>
      read()
        .slides.flatMap((one) => itemOf(one, one === read().slide) ?? [])
        .map((item) => ({ ...item, w: item.width, h: item.height, title: item.caption })),
  };
  live(gallery, {
    $images: slides,
    flexslider_enabled: () => read().isSlider,
    zoom_enabled: () => read().settings.zoom,
    photoswipe_enabled: () => read().settings.lightbox,
  });
  target.data('product_gallery', gallery);
  if (read().isSlider) {
    const slider = Object.assign($(host), { animating: false, flexAnimate: goTo, flexslider: goTo });
    live(slider, { currentSlide: () => read().index, count: () => read().slides.length, slides });
    target.data('flexslider', slider);
  }
  let known = read().slides;
  const stop = listen(host, 'storefront-widgets:wc_product_gallery', (event) => {
    // A gallery that was filled anew starts anew, also before anybody has told us of its slides.
    const { slides: now } = read();
    if (now !== known || now.some((one) => !host.contains(one))) goTo(0);
    known = read().slides;
    const [args] = (event as unknown as CustomEvent<unknown[]>).detail;
    const changes = changesBy(args, read().parse);
    if (changes) sync(() => read().setChanges(changes));
  });
  return () => {
    stop();
    target.removeData('product_gallery').removeData('flexslider');
  };
}
