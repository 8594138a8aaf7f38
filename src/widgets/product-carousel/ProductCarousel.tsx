import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { PageEvent } from '../../core/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive, useLiveList } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { sync } from '../../core/react/sync';
import { announce } from '../../page/base/announce';
import { isRtl, reducesMotion } from '../../page/base/device';
import { fillText } from '../../page/base/textsOf';
import type { WidgetProps } from '../../page/base/widget';
import { useDeviceValue, useForDevice } from '../../page/useDeviceValue';
import { Arrow, Dots, stepOfKey } from './Controls';
import type { MovingCarousel } from './engine';
import { useLegacy } from './legacy';
import { arrowOf, removeCopied, rowOf, slidesOf } from './markup';
import { clampIndex, type Figures, isBehind, isInView, ownValue, pageOf, pageStarts, stepFrom, trackOf } from './rules';
import { moveWithFocus, Slides, useRowHeight } from './Slides';
import type { CarouselSettings, settings as schema } from './settings';
import { useEngine } from './useEngine';

function useFigures(settings: CarouselSettings): Figures {
  return {
    columns: useDeviceValue(settings.columns),
    overflow: useForDevice((device) => ownValue(settings.slides_overflow, device)),
    space: useForDevice((device) => ownValue(settings.space_between_slides, device)),
    group: useForDevice((device) => ownValue(settings.slides_to_scroll, device)) ?? settings.slidesPerGroup,
  };
}

/** Products or categories in a row that moves if it has more than the device shows. */
export function ProductCarousel({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  useState(() => removeCopied(host));
  // Live, because filters and scripts may replace both.
  const row = useLive(host, rowOf);
  const slides = useLiveList(() => slidesOf(rowOf(host)));
  const figures = useFigures(settings);
  const track = trackOf(settings, figures, slides.length);
  const { columns, space } = figures;
  const { perView } = track;
  const canMove = slides.length > columns;

  const [chosen, setChosen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const index = clampIndex(chosen, track);
  const rtl = isRtl(host);
  const isVertical = settings.direction === 'vertical';

  const show = (to: number): void => {
    if (to === index) return;
    moveWithFocus(
      slides,
      () => sync(() => setChosen(to)),
      (at) => isInView(at, to, track),
    );
    announce(fillText(settings.slideText, { n: to + 1, total: slides.length }, slides.length));
  };
  const showForVisitor = (to: number): void => {
    if (settings.disableOnInteraction) setPaused(true);
    show(to);
  };
  const step = (by: 1 | -1): void => {
    const to = stepFrom(index, by, track);
    if (to !== null) showForVisitor(to);
  };

  const now: MovingCarousel | null =
    row && canMove
      ? {
          host,
          row,
          slides,
          index,
          track,
          space,
          rtl,
          settings,
          isHeld: () => isPaused,
          onSwipe: showForVisitor,
          goTo: show,
          next: () => setChosen(stepFrom(index, 1, track) ?? 0),
        }
      : null;
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const isReady = useEngine(now, latest);
  useLegacy(host, latest, canMove && isReady);
  const height = useRowHeight(row, slides, isVertical ? { columns: perView, space } : null);

  const onKeyDown = (event: PageEvent): void => {
    const by = canMove ? stepOfKey(event as Event as KeyboardEvent, rtl, isVertical) : 0;
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  const onFocusIn = (event: PageEvent): void => {
    // Only for the keyboard, because a slide must not move away under a pressing pointer.
    const { target } = event;
    if (!isReady || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    const at = slides.findIndex((slide) => slide.contains(target));
    const whole = { ...track, perView: Math.max(1, Math.floor(perView)) };
    if (at >= 0 && !isInView(at, index, whole)) step(isBehind(at, index, track) ? -1 : 1);
  };

  const arrows = [arrowOf(host, -1), arrowOf(host, 1)];
  const items: BindItem[] = [
    [
      host,
      {
        style: { '--carousel-columns': String(perView), '--carousel-space': `${space}px` },
        class: {
          'jet-carousel-laid': true,
          vertical: isVertical || undefined,
          'swiper-container-vertical': isVertical || undefined,
        },
        attrs: canMove
          ? { role: 'group', 'aria-roledescription': settings.roleText, 'aria-label': settings.label }
          : undefined,
        on: { keydown: onKeyDown, focusin: onFocusIn },
      },
    ],
  ];
  const withArrows = canMove && settings.navigationEnable;
  for (const arrow of arrows) if (arrow && !withArrows) items.push([arrow, { style: { display: 'none' } }]);

  const starts = pageStarts(track);
  return (
    <>
      <BindAll items={items} />
      {row && height && <Bind to={row} style={{ height }} />}
      {row && canMove && isReady && (
        <Slides
          row={row}
          slides={slides}
          index={index}
          track={track}
          label={settings.slideText}
          roleText={settings.slideRoleText}
        />
      )}
      {withArrows &&
        ([-1, 1] as const).map((by) => (
          <Arrow
            key={by}
            host={host}
            by={by}
            label={by > 0 ? settings.nextText : settings.previousText}
            isOn={stepFrom(index, by, track) !== null}
            step={() => step(by)}
          />
        ))}
      {canMove && settings.paginationEnable && (
        <Dots
          host={host}
          starts={starts}
          isVertical={isVertical}
          goTo={showForVisitor}
          page={pageOf(index, starts)}
          isDynamic={settings.dynamicBullets}
          label={settings.dotText}
        />
      )}
      {canMove && settings.autoplay && !reducesMotion() && (
        <Place in={host} className="jet-carousel-pause">
          <button type="button" onClick={() => setPaused(!isPaused)}>
            {isPaused ? settings.playText : settings.pauseText}
          </button>
        </Place>
      )}
    </>
  );
}
