import { type ReactNode, useRef, useState } from 'react';
import { isTag } from '../../core/dom/nodes';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { safeUrl } from '../../page/base/url';
import { Carousel } from './Carousel';
import { ELEMENTOR } from './elementor';
import { type Finder, isInSlide, type Row } from './markup';
import type { CarouselTexts } from './phrases';
import { type CarouselOptions, isInView, type Track } from './rules';
import type { CarouselState } from './useCarousel';

interface LazyProps {
  slides: readonly HTMLElement[];
  index: number;
  track: Track;
}

/** How many slides on each side of those in view get their pictures. */
const AHEAD = 1;

const imagesOf = (slide: HTMLElement): HTMLElement[] =>
  [...slide.querySelectorAll<HTMLElement>('.swiper-lazy')].filter(
    (image) => image.closest('.swiper-slide') === slide || !isInSlide(slide, image),
  );

function sourceOf(image: HTMLElement): Pick<BindItem[1], 'attrs' | 'style'> {
  const { src, srcset, sizes, background } = image.dataset;
  const address = background && safeUrl(background);
  return {
    attrs: isTag(image, 'img') ? { src, srcset, sizes } : undefined,
    style: address ? { 'background-image': `url(${JSON.stringify(address)})` } : undefined,
  };
}

/** Loads the pictures of the slides in view, and of the next one on each side. Loaded pictures stay. */
function Lazy({ slides, index, track }: LazyProps): ReactNode {
  const asked = useRef(new Set<HTMLElement>()).current;
  const [loaded, setLoaded] = useState<ReadonlySet<HTMLElement>>(new Set());
  for (const [at, slide] of slides.entries()) if (isInView(at, index, track, AHEAD)) asked.add(slide);
  const items = [...asked].flatMap((slide) =>
    imagesOf(slide).flatMap((image): BindItem[] => {
      const isImage = isTag(image, 'img');
      const isThere = !isImage || loaded.has(image);
      const done = (): void => setLoaded((before) => new Set(before).add(image));
      const preloader = image.parentElement?.querySelector(':scope > .swiper-lazy-preloader');
      return [
        [
          image,
          {
            ...sourceOf(image),
            class: { 'swiper-lazy-loaded': isThere || undefined, 'swiper-lazy-loading': !isThere || undefined },
            on: { load: done, error: done },
          },
        ],
        ...(preloader ? [[preloader, { style: { display: isThere ? 'none' : undefined } }] as const] : []),
      ];
    }),
  );
  return <BindAll items={items} />;
}

interface ElementorCarouselProps extends Row {
  host: HTMLElement;
  options: CarouselOptions;
  texts: CarouselTexts;
  /** @default the one for Elementor's markup */
  finder?: Finder;
  children?(state: CarouselState): ReactNode;
}

/** A carousel with the class names of Elementor's style sheets. */
export function ElementorCarousel(props: ElementorCarouselProps): ReactNode {
  const { host, slides, finder = ELEMENTOR, children } = props;
  const isWidget = host.hasAttribute('data-widget_type');
  const wrap = isWidget && host.closest('.elementor-widget-wrap');
  return (
    <>
      {isWidget && <Bind to={host} class={{ 'e-widget-swiper': true }} />}
      {wrap && <Bind to={wrap} class={{ 'e-swiper-container': true }} />}
      <Carousel {...props} finder={finder} isLive>
        {(state) => (
          <>
            <Lazy slides={slides} index={state.index} track={state.track} />
            {children?.(state)}
          </>
        )}
      </Carousel>
    </>
  );
}
