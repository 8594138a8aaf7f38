import { type ReactNode, useEffect, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive, useLiveList } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { isRtl, reducesMotion } from '../../page/base/device';
import { fillText } from '../../page/base/textsOf';
import { safeUrl } from '../../page/base/url';
import { asButton, pressByKey } from '../../page/focus/asButton';
import { Carousel } from '../../ui/carousels/Carousel';
import { useRow } from '../../ui/carousels/markup';
import { useShownHeight } from '../../ui/carousels/sizes';
import type { PublicSwiper } from '../../ui/carousels/swiper';
import type { CarouselState } from '../../ui/carousels/useCarousel';
import { type Build, type Built, ROW, SLIDE, SLIDER_PRO, useBuilt } from './markup';
import { optionsOf, scrolledTo } from './rules';
import { type JetSliderSettings, readJetSlider, type settings as schema, settings } from './settings';
import { useSliderPro } from './sliderPro';
import './slider.css';

interface PartProps {
  settings: JetSliderSettings;
  state: CarouselState;
}

/** Slider-pro's dots. */
function Dots({ slider, settings, state }: PartProps & { slider: HTMLElement }): ReactNode {
  const { index, track, goTo } = state;
  return (
    <Place in={slider} className="sp-buttons" attrs={{ 'data-carousel-dots': '' }}>
      {Array.from({ length: track.count }, (_, at) => (
        // biome-ignore lint/a11y/useSemanticElements: style sheets know dots as plain elements
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is known by its place
          key={at}
          className={at === index ? 'sp-button sp-selected-button' : 'sp-button'}
          role="button"
          tabIndex={0}
          aria-label={fillText(settings.dotText, { n: at + 1 }, at + 1)}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => goTo(at)}
          onKeyDown={pressByKey}
        />
      ))}
    </Place>
  );
}

/** The small pictures below: buttons, of which the current one stays in view. */
function Thumbnails({ slider, thumbnails, settings, state }: PartProps & Built): ReactNode {
  const { index, goTo } = state;
  const width = useDeviceValue(settings.thumbnail_width);
  const height = useDeviceValue(settings.thumbnail_height);
  const strip = thumbnails[0]?.closest<HTMLElement>('.sp-thumbnails-container');
  useEffect(() => {
    if (!strip) return;
    const { left, width: size } = strip.getBoundingClientRect();
    const boxOf = (at: number): DOMRect | undefined => thumbnails[at]?.getBoundingClientRect();
    // Its neighbours are scrolled into view with it, so that the visitor sees that there are more.
    const boxes = [index - 1, index, index + 1].flatMap((at) => boxOf(at) ?? []);
    const start = Math.min(...boxes.map((box) => box.left)) - left;
    const end = Math.max(...boxes.map((box) => box.right)) - left;
    const by = scrolledTo(0, size, start, end);
    if (by) strip.scrollBy({ left: by, behavior: reducesMotion() ? 'instant' : 'smooth' });
  }, [strip, thumbnails, index]);
  const items = thumbnails.map((thumbnail, at): BindItem => {
    const label = fillText(settings.dotText, { n: at + 1 }, at + 1);
    const pressed = asButton(thumbnail, () => goTo(at), {
      'aria-label': label,
      'aria-current': at === index ? 'true' : null,
    });
    return [thumbnail, { ...pressed, class: { 'sp-selected-thumbnail': at === index } }];
  });
  return (
    <>
      <Bind
        to={slider}
        style={{
          '--jet-thumbnail-width': `${width}px`,
          '--jet-thumbnail-height': `${height}px`,
          // The strip and its margin.
          '--jet-slider-below': `${height + 4}px`,
        }}
      />
      <BindAll items={items} />
    </>
  );
}

/** “1 / 5”, in JetElements' own place. */
function Fraction({ place, settings, state }: PartProps & { place: Element }): ReactNode {
  const { fractionPrefix, fractionSeparator, fractionSuffix } = settings;
  return (
    <Place in={place} as="span" className="fraction-wrapper">
      <span className="current">{`${fractionPrefix} ${state.index + 1}`}</span>
      <span className="separator">{fractionSeparator}</span>
      <span className="total">{`${fractionSuffix} ${state.track.count}`}</span>
    </Place>
  );
}

/** A slide with an address is a link as a whole; JetElements hides the link and follows presses by script. */
function Links({ slides, settings }: { slides: readonly HTMLElement[]; settings: JetSliderSettings }): ReactNode {
  return slides.map((slide, at) => {
    const layer = slide.querySelector<HTMLElement>(':scope > .sp-layer[data-slide-url]');
    const link = layer?.querySelector<HTMLElement>(':scope > .jet-slider__content-item-link');
    const address = safeUrl(layer?.dataset.slideUrl ?? '');
    if (!layer || !link || !address) return null;
    const title = slide.querySelector('.jet-slider__title')?.textContent?.trim();
    const isNew = layer.dataset.slideUrlTarget === '_blank';
    return (
      <Bind
        key={address + String(at)}
        to={link}
        class={{ 'storefront-slide-link': true }}
        attrs={{
          href: address,
          target: isNew ? '_blank' : undefined,
          rel: isNew ? 'noopener' : undefined,
          'aria-label': title || fillText(settings.linkText, { n: at + 1 }, at + 1),
        }}
      />
    );
  });
}

/** The button for the whole screen. */
function FullScreen({ button, slider, label }: { button: HTMLElement; slider: HTMLElement; label: string }): ReactNode {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const onChange = (): void => setOn(document.fullscreenElement === slider);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [slider]);
  const toggle = (): void => {
    const done = isOn ? document.exitFullscreen() : slider.requestFullscreen();
    done.catch(() => undefined);
  };
  return (
    <>
      <Bind to={button} {...asButton(button, toggle, { 'aria-label': label, 'aria-pressed': String(isOn) })} />
      <Bind to={slider} class={{ 'sp-full-screen': isOn }} />
    </>
  );
}

/** The slider is as high as the template in its current slide. */
function Height({ slider, slide }: { slider: HTMLElement; slide: HTMLElement | undefined }): ReactNode {
  const content = slide?.querySelector<HTMLElement>('.jet-slider__content-inner:has(> .elementor)');
  return <Bind to={slider} style={{ '--jet-slider-height': useShownHeight(content ?? undefined) }} />;
}

interface RunningProps {
  host: HTMLElement;
  settings: JetSliderSettings;
  built: Built;
}

/** The slider, once its slides are in their boxes. */
function Running({ host, settings, built }: RunningProps): ReactNode {
  const { slider, thumbnails, fullScreen } = built;
  const row = useRow(host, ROW, SLIDE);
  const height = useDeviceValue(settings.slider_height);
  const [swiper, setSwiper] = useState<PublicSwiper>();
  useSliderPro(slider, swiper);
  const [place] = useLiveList(() => [...host.querySelectorAll('.jet-slider__fraction-pagination')]);
  const withDots = settings.sliderPagination && row.slides.length > 1;
  const stopsOnHover = settings.sliderAutoplayOnHover === 'stop' && swiper;
  return (
    <>
      <Bind
        to={slider}
        class={{
          'slider-loaded': true,
          'sp-horizontal': true,
          'sp-rtl': isRtl(slider),
          'sp-has-buttons': withDots || undefined,
          'storefront-slider-hover': settings.sliderNaviOnHover || undefined,
        }}
        style={{
          '--jet-slider-width': settings.sliderWidth,
          '--jet-slider-height': height,
          '--jet-slider-below': '0px',
        }}
        on={{ pointerenter: stopsOnHover ? () => swiper.autoplay.stop() : undefined }}
      />
      <Links slides={row.slides} settings={settings} />
      <Carousel
        {...row}
        host={host}
        finder={{
          row: ROW,
          slide: SLIDE,
          previous: '.sp-previous-arrow',
          next: '.sp-next-arrow',
          pagination: ':not(*)',
        }}
        options={optionsOf(settings)}
        texts={settings}
        names={SLIDER_PRO}
        onStart={setSwiper}
        isLive
      >
        {(state) => (
          <>
            {settings.autoSliderHeight && <Height slider={slider} slide={row.slides[state.index]} />}
            {thumbnails.length > 0 && <Thumbnails {...built} settings={settings} state={state} />}
            {withDots && <Dots slider={slider} settings={settings} state={state} />}
            {settings.fractionPag && place && <Fraction place={place} settings={settings} state={state} />}
          </>
        )}
      </Carousel>
      {fullScreen && <FullScreen button={fullScreen} slider={slider} label={settings.fullscreenText} />}
    </>
  );
}

/** Slides that fill the slider, with small pictures below. */
function JetSlider({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const slider = useLive(host, () => host.querySelector<HTMLElement>('.slider-pro'));
  const options: Build = {
    arrows: settings.sliderNavigation,
    fullScreen: settings.sliderFullScreen,
    shuffle: settings.sliderShuffle,
  };
  const built = useBuilt(slider, options);
  return built && <Running host={host} settings={settings} built={built} />;
}

export default widget({ settings, read: readJetSlider, component: JetSlider });
