import { type ReactNode, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import type { Plural } from '../../core/settings/settings';
import { isRtl } from '../../page/base/device';
import { fillText } from '../../page/base/textsOf';
import { onPress } from '../../ui/carousels/keys';
import type { Row } from '../../ui/carousels/markup';
import { type CarouselOptions, clampIndex, isInView, trackOf } from '../../ui/carousels/rules';
import { rootClasses } from '../../ui/carousels/swiper';
import { useEngine } from '../../ui/carousels/useEngine';

interface ThumbsProps extends Row {
  host: HTMLElement;
  options: CarouselOptions;
  /** The index of the large slide. */
  index: number;
  label: Plural;
  goTo(index: number): void;
}

/**
 * The thumbnails of a slideshow: buttons in a row that follows the large slide. A swipe moves the row alone, until the
 * large slide changes.
 */
export function Thumbs({ host, root, row, slides, options, index, label, goTo }: ThumbsProps): ReactNode {
  // Centred thumbnails need a row that moves even where all of them fit.
  const { centered } = options;
  const isFull = slides.length >= options.columns;
  const track = { ...trackOf(options, slides.length), loop: centered && options.loop && isFull };
  const canMove = slides.length > (centered ? 1 : options.columns);
  const [swiped, setSwiped] = useState({ of: index, to: 0 });
  const middle = index - Math.floor((track.perView - 1) / 2);
  const first = swiped.of === index ? swiped.to : clampIndex(track.centered ? index : middle, track);
  const movement = row && canMove ? { host, row, slides, index: first, track, options, rtl: isRtl(row) } : null;
  const isReady = useEngine(movement, {
    onSwipe: (to) => setSwiped({ of: index, to }),
    next() {},
    isHeld: () => true,
    onSettled() {},
  });
  const isRunning = canMove && isReady;

  const items = slides.map((slide, at): BindItem => {
    const isCurrent = at === index;
    const press = (): void => goTo(at);
    return [
      slide,
      {
        class: { 'swiper-slide-active': isCurrent, 'swiper-slide-thumb-active': isCurrent },
        attrs: {
          role: 'button',
          tabindex: 0,
          'aria-label': fillText(label, { n: at + 1 }, at + 1),
          'aria-current': isCurrent ? 'true' : undefined,
          inert: isRunning && !isInView(at, first, track) ? true : undefined,
        },
        on: { click: press, keydown: (event) => onPress(press)(event as Event as KeyboardEvent) },
      },
    ];
  });
  if (root) items.push([root, { class: isRunning ? rootClasses(root, options, isRtl(root), true) : undefined }]);
  if (row) {
    const style = { '--carousel-columns': String(track.perView), '--carousel-space': `${options.space}px` };
    items.push([
      row,
      { style, class: { 'storefront-carousel-row': true, 'storefront-carousel-moves': isRunning || undefined } },
    ]);
  }
  return <BindAll items={items} />;
}
