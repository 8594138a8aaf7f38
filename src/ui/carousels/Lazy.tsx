import { type ReactNode, useRef, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { safeUrl } from '../../page/base/url';
import { isInSlide } from './markup';
import { isInView, type Track } from './rules';

interface LazyProps {
  slides: readonly HTMLElement[];
  index: number;
  track: Track;
}

/** How many slides beyond those in view are fetched. */
const AHEAD = 1;

const imagesOf = (slide: HTMLElement): HTMLElement[] =>
  [...slide.querySelectorAll<HTMLElement>('.swiper-lazy')].filter(
    (image) => image.closest('.swiper-slide') === slide || !isInSlide(slide, image),
  );

function sourceOf(image: HTMLElement): Pick<BindItem[1], 'attrs' | 'style'> {
  const { src, srcset, sizes, background } = image.dataset;
  const address = background && safeUrl(background);
  return {
    attrs: image instanceof HTMLImageElement ? { src, srcset, sizes } : undefined,
    style: address ? { 'background-image': `url(${JSON.stringify(address)})` } : undefined,
  };
}

/** Fetches the pictures of slides in view, and of the next on each side; those that are there stay. */
export function Lazy({ slides, index, track }: LazyProps): ReactNode {
  const asked = useRef(new Set<HTMLElement>()).current;
  const [loaded, setLoaded] = useState<ReadonlySet<HTMLElement>>(new Set());
  for (const [at, slide] of slides.entries()) if (isInView(at, index, track, AHEAD)) asked.add(slide);
  const items = [...asked].flatMap((slide) =>
    imagesOf(slide).flatMap((image): BindItem[] => {
      const isImage = image instanceof HTMLImageElement;
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
