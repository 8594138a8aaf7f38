import { type ReactNode, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { isModified, type PageEvent } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { Controls } from './Controls';
import { stepOfKey } from './keys';
import { type ClassNames, type Finder, partOf, type Row, removeCopied } from './markup';
import type { CarouselTexts } from './phrases';
import { type CarouselOptions, clampIndex, isBehind, isInView } from './rules';
import { Slides } from './Slides';
import { useRowHeight } from './sizes';
import { type PublicSwiper, SWIPER } from './swiper';
import { type CarouselState, useCarousel } from './useCarousel';
import './carousel.css';

interface CarouselProps extends Row {
  host: HTMLElement;
  finder: Finder;
  options: CarouselOptions;
  texts: CarouselTexts;
  /** @default Swiper's */
  names?: ClassNames;
  /** The element that gets the carousel's role and name. @default root */
  region?: HTMLElement | null;
  /** Class names of our own arrows: previous, next. */
  arrowClasses?: readonly [string, string];
  /** Our style sheet, not the site's, draws the server's arrows and the bullets. @default false */
  drawn?: boolean;
  /** Makes the row a live region. @default false */
  isLive?: boolean;
  onStart?(swiper: PublicSwiper): void;
  children?(state: CarouselState): ReactNode;
}

let ids = 0;

/**
 * Slides in a row that moves if there are more slides than columns. The state is in `useCarousel.ts`; without the
 * engine the row scrolls.
 */
export function Carousel(props: CarouselProps): ReactNode {
  const { host, root, row, slides, finder, options, texts } = props;
  const { region = root, arrowClasses = ['', ''], names = SWIPER, drawn, isLive, children } = props;
  const { vertical } = options;
  useState(() => removeCopied(host, finder.slide));
  const [givenRole] = useState(() => region?.getAttribute('role'));
  const [rowId] = useState(() => `swiper-wrapper-${++ids}`);
  const carousel = useCarousel(props);
  const { index, track, moves, isRunning, isReady, rtl, plays, step } = carousel;
  const height = useRowHeight(row, slides, vertical ? { columns: track.perView, space: options.space } : null);

  const onKeyDown = (event: PageEvent): void => {
    const by = moves ? stepOfKey(event as Event as KeyboardEvent, rtl, vertical) : 0;
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  const onFocusIn = (event: PageEvent): void => {
    // Only for the keyboard, because a slide must not move away under a pressing pointer.
    const { target } = event;
    if (!isReady || !isElement(target) || !target.matches(':focus-visible')) return;
    const at = slides.findIndex((slide) => slide.contains(target));
    const whole = { ...track, perView: Math.max(1, Math.floor(track.perView)) };
    if (at >= 0 && !isInView(at, index, whole)) step(isBehind(at, index, track) ? -1 : 1);
  };

  const onClick = (event: PageEvent): void => {
    const { target } = event;
    if (!moves || !isElement(target) || isModified(event) || target.closest('a, button, [role=button], input')) return;
    const at = slides.findIndex((slide) => slide.contains(target));
    const to = clampIndex(at, track);
    if (at >= 0 && to !== index) carousel.goTo(to);
  };

  const withArrows = moves && options.arrows;
  const partAt = (selector: string): HTMLElement | null => partOf(host, selector, finder.slide);
  const arrows = [partAt(finder.previous), partAt(finder.next)] as const;
  const items: BindItem[] = [
    [
      host,
      {
        class: { 'storefront-carousel': true },
        on: { keydown: onKeyDown, focusin: onFocusIn, click: options.pressMoves ? onClick : undefined },
      },
    ],
  ];
  if (region && moves) {
    const role = givenRole ? undefined : 'group';
    items.push([region, { attrs: { role, 'aria-roledescription': texts.roleText, 'aria-label': texts.label } }]);
  }
  if (root && moves && names.root) items.push([root, { class: names.root(root, options, rtl, isRunning) }]);
  if (row) {
    const style = { '--carousel-columns': String(track.perView), '--carousel-space': `${options.space}px`, height };
    const look = {
      'storefront-carousel-row': true,
      'is-vertical': vertical || undefined,
      'is-natural': options.natural || undefined,
    };
    items.push([row, { style, class: look, attrs: { id: row.id && row.id !== rowId ? undefined : rowId } }]);
  }
  for (const arrow of arrows) if (arrow && !withArrows) items.push([arrow, { style: { display: 'none' } }]);

  return (
    <>
      <BindAll items={items} />
      {row && isRunning && (
        <Slides
          row={row}
          slides={slides}
          index={index}
          track={track}
          names={names}
          label={texts.slideText}
          roleText={texts.slideRoleText}
          live={isLive ? (plays ? 'off' : 'polite') : undefined}
        />
      )}
      {moves && (
        <Controls
          host={host}
          finder={finder}
          arrows={arrows}
          arrowClasses={arrowClasses}
          names={names}
          drawn={drawn}
          rowId={row?.id || rowId}
          options={options}
          texts={texts}
          track={track}
          index={index}
          plays={plays}
          step={step}
          goTo={carousel.goTo}
          play={carousel.play}
        />
      )}
      {children?.(carousel)}
    </>
  );
}
