import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/Bind';
import type { PageEvent } from '../../core/listen';
import { Place } from '../../core/Place';
import { sync } from '../../core/sync';
import { announce } from '../../page/announce';
import { isRtl, reducesMotion } from '../../page/device';
import type { WidgetProps } from '../../page/widget';
import { Arrow } from './Arrow';
import { Dots } from './Dots';
import { columnsFor, valueFor } from './devices';
import type { Movable } from './engine';
import { keepFocus, stepOfKey } from './keys';
import { arrowOf, removeCopied } from './parts';
import { Slides } from './Slides';
import { perDevice, type settings as schema } from './settings';
import { clampIndex, isBehind, isInView, pageOf, pageStarts, stepFrom, type Track } from './track';
import { useEngine } from './useEngine';
import { useLegacy } from './useLegacy';
import { useRowHeight } from './useRowHeight';
import { useDevice, useSlides } from './useSlides';

/** Products or categories in a row that moves, when there are more than the device shows (spec §4, §9). */
export function ProductCarousel({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  // Before the first look at the parts.
  useState(() => removeCopied(host));
  const { row, slides } = useSlides(host);
  const device = useDevice();
  const columns = columnsFor(device, perDevice(settings, 'columns'));
  const space = valueFor(device, perDevice(settings, 'space_between_slides'), 10);
  const overflow = settings.slides_overflow_enabled
    ? valueFor(device, perDevice(settings, 'slides_overflow'), settings.slides_overflow)
    : 0;
  const perView = columns + overflow;
  const isOn = slides.length > columns;
  const canLoop = settings.loop && slides.length > Math.ceil(perView);
  const track: Track = {
    count: slides.length,
    perView,
    group: valueFor(device, perDevice(settings, 'slides_to_scroll'), settings.slidesPerGroup),
    loop: canLoop,
    rewind: settings.loop,
    centered: settings.centeredSlides,
  };

  const [chosen, setChosen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const index = clampIndex(chosen, track);
  const rtl = isRtl(host);
  const isVertical = settings.direction === 'vertical';

  const say = (to: number): void =>
    void announce(settings.slideText.replace('%n%', String(to + 1)).replace('%total%', String(slides.length)));
  /** The focus stays in what is in view. */
  const show = (to: number): void => {
    if (to === index) return;
    keepFocus(
      slides,
      () => sync(() => setChosen(to)),
      (at) => isInView(at, to, track),
    );
    say(to);
  };
  /** The visitor goes somewhere. */
  const go = (to: number): void => {
    if (settings.disableOnInteraction) setPaused(true);
    show(to);
  };
  const step = (by: 1 | -1): void => {
    const to = stepFrom(index, by, track);
    if (to !== null) go(to);
  };

  const now: Movable | null =
    row && isOn
      ? {
          ...{ host, row, slides, index, track, space, rtl, settings },
          isHeld: () => isPaused,
          swiped: go,
          asked: show,
          next: () => setChosen(stepFrom(index, 1, track) ?? 0),
        }
      : null;
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const isReady = useEngine(now, latest);
  useLegacy(host, latest, isOn && isReady);
  const height = useRowHeight(row, slides, isVertical ? { columns: perView, space } : null);

  const onKeyDown = (event: PageEvent): void => {
    const by = isOn ? stepOfKey(event as Event as KeyboardEvent, rtl, isVertical) : 0;
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  const onFocusIn = (event: PageEvent): void => {
    // With keys a slide that is only half in view comes whole; a pointer would lose what it presses.
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
        attrs: isOn ? { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': settings.label } : undefined,
        on: { keydown: onKeyDown, focusin: onFocusIn },
      },
    ],
  ];
  const withArrows = isOn && settings.navigationEnable;
  for (const arrow of arrows) if (arrow && !withArrows) items.push([arrow, { style: { display: 'none' } }]);

  const starts = pageStarts(track);
  return (
    <>
      <BindAll items={items} />
      {row && height && <Bind to={row} style={{ height }} />}
      {row && isOn && isReady && (
        <Slides row={row} slides={slides} index={index} track={track} label={settings.slideText} />
      )}
      {withArrows &&
        ([-1, 1] as const).map((by) => (
          <Arrow
            key={by}
            {...{ host, by }}
            label={by > 0 ? settings.nextText : settings.previousText}
            isOn={stepFrom(index, by, track) !== null}
            act={() => step(by)}
          />
        ))}
      {isOn && settings.paginationEnable && (
        <Dots
          {...{ host, starts, go, isVertical }}
          page={pageOf(index, starts)}
          isDynamic={settings.dynamicBullets}
          label={settings.dotText}
        />
      )}
      {isOn && settings.autoplay && !reducesMotion() && (
        <Place in={host} className="jet-carousel-pause">
          <button type="button" onClick={() => setPaused(!isPaused)}>
            {isPaused ? settings.playText : settings.pauseText}
          </button>
        </Place>
      )}
    </>
  );
}
