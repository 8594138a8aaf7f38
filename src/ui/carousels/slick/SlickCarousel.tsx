import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind, BindAll } from '../../../core/react/Bind';
import { useLive } from '../../../core/react/hooks';
import { Carousel } from '../Carousel';
import { isInSlide, useRow } from '../markup';
import type { CarouselTexts } from '../phrases';
import type { CarouselOptions } from '../rules';
import { useShownHeight } from '../sizes';
import type { PublicSwiper } from '../swiper';
import type { CarouselState } from '../useCarousel';
import { Dots } from './Dots';
import { SLICK, SLIDE, TRACK, useWrappedSlides } from './markup';
import { useSlick } from './slick';
import './slick.css';

interface Arrows {
  previous: string;
  next: string;
}

interface SlickCarouselProps {
  host: HTMLElement;
  /** Selectors of the server's arrows. */
  arrows: Arrows;
  /** The options; `pagination` says whether there are dots. */
  options: CarouselOptions;
  texts: CarouselTexts;
  /** Space on both sides of the row, in which parts of the next slides show, in pixels. @default 0 */
  padding?: number;
  /** The row is as high as the current slide. @default false */
  fits?: boolean;
  /** The class name of the dots. @default 'slick-dots' */
  dotsClass?: string;
  children?(state: CarouselState, count: number): ReactNode;
}

interface HeightProps {
  list: HTMLElement;
  slide: HTMLElement | undefined;
  speed: number;
}

/** Makes the row as high as one slide. */
function Height({ list, slide, speed }: HeightProps): ReactNode {
  const height = useShownHeight(slide);
  return <Bind to={list} style={{ height, transition: height && `height ${speed}ms ease` }} />;
}

/**
 * The sum of a slide's side margins, in pixels. Sites set them to space slides, and slick subtracts them from the
 * width.
 */
function useMargin(slide: HTMLElement | undefined): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const { marginLeft = '', marginRight = '' } = slide ? getComputedStyle(slide) : {};
    setMargin((Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0));
  }, [slide]);
  return margin;
}

/** The carousel, once its slides are in a row. */
function Running({ slider, ...props }: SlickCarouselProps & { slider: HTMLElement }): ReactNode {
  const { host, options, texts, padding = 0, fits, dotsClass = 'slick-dots', children } = props;
  const row = useRow(host, TRACK, SLIDE);
  const { root, slides } = row;
  const margin = useMargin(slides[0]);
  const [swiper, setSwiper] = useState<PublicSwiper>();
  useSlick(slider, swiper);
  const side = padding > 0 ? `${padding}px` : undefined;
  return (
    <>
      <BindAll items={slides.map((slide) => [slide, { class: { 'slick-slide': true } }])} />
      <Bind to={slider} class={{ 'slick-initialized': true, 'slick-slider': true }} />
      {row.row && <Bind to={row.row} style={{ '--slick-margin': margin > 0 ? `${margin}px` : undefined }} />}
      {root && (
        <Bind
          to={root}
          class={{ 'storefront-carousel-peeks': padding > 0 || undefined }}
          style={{ 'padding-left': side, 'padding-right': side }}
        />
      )}
      <Carousel
        {...row}
        host={host}
        finder={{ ...props.arrows, row: TRACK, pagination: ':not(*)', slide: SLIDE }}
        options={{ ...options, pagination: 'none' }}
        texts={texts}
        names={SLICK}
        onStart={setSwiper}
        isLive
      >
        {(state) => (
          <>
            {options.pagination !== 'none' && state.moves && (
              <Dots slider={slider} className={dotsClass} label={texts.dotText} state={state} />
            )}
            {root && fits && state.isRunning && (
              <Height list={root} slide={slides[state.index]} speed={options.speed} />
            )}
            {children?.(state, slides.length)}
          </>
        )}
      </Carousel>
    </>
  );
}

/** A carousel with slick's markup. `slider` is the selector of the element whose children are the slides. */
export function SlickCarousel({ slider: selector, ...props }: SlickCarouselProps & { slider: string }): ReactNode {
  const { host } = props;
  const slider = useLive(
    host,
    () => [...host.querySelectorAll<HTMLElement>(selector)].find((one) => !isInSlide(host, one, SLIDE)) ?? null,
  );
  const isWrapped = useWrappedSlides(slider);
  return slider && isWrapped && <Running {...props} slider={slider} />;
}
