import type { ReactNode } from 'react';
import type { PageEvent } from '../../core/listen';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import type { Plural } from '../../core/settings';
import { fillText } from '../../page/base/textsOf';
import { isTyping } from '../../page/focus';
import { arrowOf, dotsOf } from './markup';

/** The step of a key: back (-1) or on (1); 0: the key means something else there. */
export function stepOfKey(event: KeyboardEvent, rtl: boolean, isVertical: boolean): 1 | -1 | 0 {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return 0;
  const isChoice = target instanceof Element && target.matches('[type=radio], [type=range], [role=tab], [role=radio]');
  if (isChoice || isTyping(target instanceof Element ? target : null)) return 0;
  const [before, after] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const isMirrored = rtl && !isVertical;
  if (key === after) return isMirrored ? -1 : 1;
  if (key === before) return isMirrored ? 1 : -1;
  return 0;
}

interface ArrowProps {
  host: HTMLElement;
  by: 1 | -1;
  label: string;
  isOn: boolean;
  step(): void;
}

/** One arrow: the server's, made a button, or one of our own. */
export function Arrow({ host, by, label, isOn, step }: ArrowProps): ReactNode {
  const arrow = arrowOf(host, by);
  if (!arrow) {
    const name = by > 0 ? 'next' : 'prev';
    return (
      <Place in={host} className="jet-arrow-place">
        <button
          type="button"
          className={`${name}-arrow jet-swiper-button-${name} jet-arrow`}
          aria-label={label}
          aria-disabled={!isOn}
          onClick={step}
        />
      </Place>
    );
  }
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    step();
  };
  const isNative = arrow instanceof HTMLButtonElement;
  return (
    <Bind
      to={arrow}
      class={{ 'swiper-button-disabled': !isOn }}
      attrs={{
        role: isNative ? undefined : 'button',
        tabindex: isNative ? undefined : 0,
        'aria-label': label,
        'aria-disabled': String(!isOn),
      }}
      on={{ click: step, keydown: isNative ? undefined : onKeyDown }}
    />
  );
}

interface DotsProps {
  host: HTMLElement;
  starts: readonly number[];
  page: number;
  isDynamic: boolean;
  isVertical: boolean;
  label: Plural;
  goTo(index: number): void;
}

const BULLET = 'swiper-pagination-bullet';

function bulletClass(at: number, page: number, isDynamic: boolean): string {
  const names = [BULLET, at === page && `${BULLET}-active`];
  const away = at - page;
  if (isDynamic && Math.abs(away) <= 2) {
    const side = away < 0 ? '-prev' : '-next';
    names.push(`${BULLET}-active${away === 0 ? '-main' : side.repeat(Math.abs(away))}`);
  } else if (isDynamic) names.push(`${BULLET}-far`);
  return names.filter(Boolean).join(' ');
}

/** The dots: one button for each place where the row can stand. */
export function Dots({ host, starts, page, isDynamic, isVertical, label, goTo }: DotsProps): ReactNode {
  const place = dotsOf(host);
  const dots = starts.map((start, at) => (
    <button
      key={start}
      type="button"
      className={bulletClass(at, page, isDynamic)}
      aria-label={fillText(label, { n: start + 1 }, start + 1)}
      aria-current={at === page ? 'true' : undefined}
      onClick={() => goTo(start)}
    />
  ));
  return (
    <>
      {place && (
        <Bind
          to={place}
          class={{
            'swiper-pagination-bullets': true,
            'swiper-pagination-clickable': true,
            'swiper-pagination-bullets-dynamic': isDynamic || undefined,
            [`swiper-pagination-${isVertical ? 'vertical' : 'horizontal'}`]: true,
          }}
        />
      )}
      <Place
        in={place ?? host}
        className={`jet-carousel-dots${place ? '' : ' swiper-pagination'}`}
        attrs={{ 'data-carousel-dots': '' }}
      >
        {dots}
      </Place>
    </>
  );
}
