import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/Bind';
import { listen } from '../../core/listen';
import { sync } from '../../core/sync';
import { isRtl } from '../../page/device';
import { emit } from '../../page/events';
import type { WidgetProps } from '../../page/widget';
import { GALLERIES, neighbour } from './gallery';
import { Nav } from './Nav';
import { Slides } from './Slides';
import { pageParams, type settings as schema } from './settings';
import { Trigger } from './Trigger';
import { useEngine } from './useEngine';
import { useFacade } from './useFacade';
import { useOpener } from './useOpener';
import { useParams } from './useParams';
import { useSlides } from './useSlides';
import { useStarted } from './useStarted';

const loadExtras = () => import('./Extras');

/** The product's images: one at a time, magnified on hover or tap, full-screen on demand (spec §2, §4, §9). */
export function ProductGallery({ host, settings: given }: WidgetProps<typeof schema>): ReactNode {
  const slides = useSlides(host);
  const settings = useParams(host, given);
  const [chosen, setChosen] = useState(0);
  const [round, setRound] = useState(0);
  const [Extras, setExtras] = useState<typeof import('./Extras').Extras>();
  const acted = useRef(false);
  const index = Math.min(chosen, slides.length - 1);
  const slide = slides[index];
  const { zoom, lightbox, direction, controlNav, directionNav, animationLoop } = settings;
  const isSlider = settings.slider && slides.length > 1;
  const rtl = direction === 'auto' ? isRtl(host) : direction === 'rtl';
  const opener = useOpener({ host, slides, slide, settings, isSlider });

  const choose = (to: number): void => {
    if (isSlider && slides[to]) setChosen(to);
  };
  const step = (by: number): void => choose(neighbour(index, by, slides.length, animationLoop) ?? index);
  const goTo = (to: unknown): void => {
    if (typeof to === 'number') choose(to);
    else if (to === 'next') step(1);
    else if (to === 'prev' || to === 'previous') step(-1);
  };
  const now = {
    ...{ ...opener, slides, index, settings, rtl, isSlider, choose, step, goTo },
    initZoom: () => setRound((count) => count + 1),
    isAlone: () => document.querySelectorAll(GALLERIES).length === 1,
    hasActed: () => acted.current,
    act() {
      acted.current = true;
    },
  };
  // What others call always meets the newest render.
  const latest = useRef(now);
  const read = useCallback(() => latest.current, []);
  useLayoutEffect(() => {
    latest.current = now;
  });

  useEngine(host, isSlider, now, read);
  useStarted(zoom || directionNav, loadExtras, (module) => void setExtras(() => module.Extras), []);
  useFacade(host, read, () => emit(host, 'wc-product-gallery-after-init', host, pageParams() ?? {}));
  useLayoutEffect(() => {
    const onZoom = (): void => sync(() => read().initZoom());
    const stops = [
      listen(host, 'woocommerce_gallery_reset_slide_position', () => sync(() => read().choose(0))),
      listen(host, 'woocommerce_gallery_init_zoom', onZoom),
      listen(host, 'storefront-widgets:zoom', onZoom),
      listen(host, 'storefront-widgets:flexslider', (event) =>
        sync(() => read().goTo((event as unknown as CustomEvent<unknown[]>).detail[0])),
      ),
      listen(window, 'hashchange', () => read().openAddressed()),
    ];
    read().openAddressed();
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, read]);

  if (!slide) return null;
  const onChoose = (to: number): void => {
    now.act();
    choose(to);
  };
  const onStep = (by: number): void => {
    now.act();
    step(by);
  };
  return (
    <>
      <Bind to={host} on={opener.on} />
      {zoom && lightbox && <Trigger host={host} label={settings.triggerText} />}
      {isSlider && <Slides slides={slides} index={index} settings={settings} />}
      {isSlider && controlNav !== 'none' && (
        <Nav host={host} slides={slides} index={index} withThumbs={controlNav === 'thumbnails'} choose={onChoose} />
      )}
      {Extras && <Extras key={index} {...{ host, slide, settings, isSlider, round }} step={onStep} />}
    </>
  );
}
