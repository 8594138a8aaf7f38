import type { ReactNode } from 'react';
import { isElement, isTag } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import type { Plural } from '../../core/settings/settings';
import { fillText } from '../../page/base/textsOf';
import { isTyping } from '../../page/focus/focus';
import { PlayButton } from '../media/play/PlayButton';
import { type ClassNames, type Finder, partOf } from './markup';
import type { CarouselTexts } from './phrases';
import { type CarouselOptions, pageOf, pageStarts, stepFrom, type Track } from './rules';

/** The step of an arrow key: back (-1) or forward (1); 0 for other keys, and in elements that use arrow keys. */
export function stepOfKey(event: KeyboardEvent, rtl: boolean, isVertical: boolean): 1 | -1 | 0 {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return 0;
  const isChoice = isElement(target) && target.matches('[type=radio], [type=range], [role=tab], [role=radio]');
  if (isChoice || isTyping(isElement(target) ? target : null)) return 0;
  const [before, after] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const isMirrored = rtl && !isVertical;
  if (key === after) return isMirrored ? -1 : 1;
  if (key === before) return isMirrored ? 1 : -1;
  return 0;
}

/** A `keydown` listener for elements other than native buttons: Enter and Space press them. */
export const onPress =
  (press: () => void) =>
  (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };

interface ArrowProps {
  host: HTMLElement;
  /** The server's arrow, if there is one. */
  arrow: HTMLElement | null;
  by: 1 | -1;
  label: string;
  /** Class names of our own arrow. */
  className?: string;
  names: ClassNames;
  /** Our style sheet draws the server's arrow, too. */
  drawn?: boolean;
  /** The id of the row. */
  controls?: string;
  isOn: boolean;
  step(): void;
}

/** One arrow: the server's element, which becomes a button, or else a button of our own. */
function Arrow(props: ArrowProps): ReactNode {
  const { host, arrow, by, label, className = '', names, drawn, controls, isOn, step } = props;
  const side = by > 0 ? 'is-next' : 'is-previous';
  if (!arrow) {
    return (
      <Place in={host} className="storefront-carousel-arrow-place">
        <button
          type="button"
          className={`storefront-carousel-arrow ${side} ${className}`.trim()}
          aria-label={label}
          aria-disabled={!isOn}
          onClick={step}
        />
      </Place>
    );
  }
  const isNative = isTag(arrow, 'button');
  const onKeyDown = (event: PageEvent): void => onPress(step)(event as Event as KeyboardEvent);
  return (
    <Bind
      to={arrow}
      class={{
        [names.disabled]: !isOn,
        ...(names.arrow && { [names.arrow]: true }),
        'storefront-carousel-arrow': drawn || undefined,
        [side]: drawn || undefined,
      }}
      attrs={{
        role: isNative ? undefined : 'button',
        tabindex: isNative ? undefined : 0,
        'aria-label': label,
        'aria-disabled': String(!isOn),
        'aria-controls': controls,
      }}
      on={{ click: step, keydown: isNative ? undefined : onKeyDown }}
    />
  );
}

interface PagingProps {
  host: HTMLElement;
  /** The server's container; without one, a container is added at the end of the host. */
  place: HTMLElement | null;
  options: CarouselOptions;
  track: Track;
  index: number;
  label: Plural;
  /** Makes bullets buttons for our style sheet, not spans for the site's. */
  drawn: boolean;
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

/** The properties of each bullet; `start` is the index to which it moves. */
function bulletsOf({ options, track, index, label }: PagingProps) {
  const starts = pageStarts(track);
  const page = pageOf(index, starts);
  return starts.map((start, at) => ({
    start,
    className: bulletClass(at, page, options.dynamicBullets),
    label: fillText(label, { n: start + 1 }, start + 1),
    current: at === page ? ('true' as const) : undefined,
  }));
}

/** One bullet for each page, drawn by our style sheet. */
const bullets = (props: PagingProps): ReactNode =>
  bulletsOf(props).map(({ start, className, label, current }) => (
    <button
      key={start}
      type="button"
      className={className}
      aria-label={label}
      aria-current={current}
      onClick={() => props.goTo(start)}
    />
  ));

const BULLETS = '[data-carousel-dots]';

type Looks = Record<string, boolean | undefined>;

/** One bullet for each page, directly in the server's container, because ElementsKit's style sheet requires that. */
function Bullets({ names, ...props }: PagingProps & { place: HTMLElement; names: Looks }): ReactNode {
  const { place } = props;
  const all = bulletsOf(props);
  const pressed = (event: PageEvent): void => {
    const bullet = isElement(event.target) ? event.target.closest(BULLETS) : null;
    const at = bullet ? [...place.querySelectorAll(BULLETS)].indexOf(bullet) : -1;
    if (all[at]) props.goTo(all[at].start);
  };
  const onKeyDown = (event: PageEvent): void => {
    if (isElement(event.target) && event.target.matches(BULLETS)) {
      onPress(() => pressed(event))(event as Event as KeyboardEvent);
    }
  };
  return (
    <>
      <Bind to={place} class={names} on={{ click: pressed, keydown: onKeyDown }} />
      {all.map(({ className, label, current }, at) => (
        <Place
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in order, and new ones come to the end
          key={at}
          in={place}
          as="span"
          className={className}
          attrs={{
            role: 'button',
            tabindex: 0,
            'aria-label': label,
            'aria-current': current,
            'data-carousel-dots': '',
          }}
        />
      ))}
    </>
  );
}

function fraction({ track, index }: PagingProps): ReactNode {
  const starts = pageStarts(track);
  return (
    <>
      <span className="swiper-pagination-current">{pageOf(index, starts) + 1}</span>
      {' / '}
      <span className="swiper-pagination-total">{starts.length}</span>
    </>
  );
}

function progress({ options, track, index }: PagingProps): ReactNode {
  const starts = pageStarts(track);
  const done = (pageOf(index, starts) + 1) / starts.length;
  const [x, y] = options.vertical ? [1, done] : [done, 1];
  return (
    <span
      className="swiper-pagination-progressbar-fill"
      style={{ transform: `translate3d(0,0,0) scaleX(${x}) scaleY(${y})`, transitionDuration: `${options.speed}ms` }}
    />
  );
}

const KINDS = { bullets, fraction, progressbar: progress };

/** The pagination: bullets, a fraction such as “2 / 5”, or a bar that grows. */
function Paging(props: PagingProps): ReactNode {
  const { host, place, options, drawn } = props;
  const { pagination: kind, vertical, dynamicBullets } = options;
  if (kind === 'none') return null;
  const isBullets = kind === 'bullets';
  const names = {
    [`swiper-pagination-${kind}`]: true,
    'swiper-pagination-clickable': isBullets || undefined,
    'swiper-pagination-bullets-dynamic': (isBullets && dynamicBullets) || undefined,
    [`swiper-pagination-${vertical ? 'vertical' : 'horizontal'}`]: true,
  };
  const own = Object.entries(names).flatMap(([name, isOn]) => (isOn ? name : []));
  if (isBullets && place && !drawn) {
    return <Bullets {...props} place={place} names={{ ...names, 'storefront-carousel-bullets': true }} />;
  }
  const className = [
    isBullets ? 'storefront-carousel-dots' : 'storefront-carousel-paging',
    ...(place ? [] : ['swiper-pagination', ...own]),
  ].join(' ');
  return (
    <>
      {place && <Bind to={place} class={names} />}
      <Place in={place ?? host} className={className} attrs={{ 'data-carousel-dots': '' }}>
        {KINDS[kind](props)}
      </Place>
    </>
  );
}

interface ControlsProps {
  host: HTMLElement;
  finder: Finder;
  /** The server's arrows: previous, next. */
  arrows: readonly [HTMLElement | null, HTMLElement | null];
  arrowClasses: readonly [string, string];
  names: ClassNames;
  /** Our style sheet draws the server's arrows and the bullets, too. */
  drawn: boolean | undefined;
  rowId: string;
  options: CarouselOptions;
  texts: CarouselTexts;
  track: Track;
  index: number;
  /** Does autoplay run? Null: the carousel has none. */
  plays: boolean | null;
  step(by: 1 | -1): void;
  goTo(index: number): void;
  play(isOn: boolean): void;
}

/** Arrows, pagination, and the button that stops autoplay. */
export function Controls(props: ControlsProps): ReactNode {
  const { host, finder, arrows, arrowClasses, names, drawn, rowId, options, texts, track, index, plays } = props;
  const place = partOf(host, finder.pagination, finder.slide);
  return (
    <>
      {options.arrows &&
        ([-1, 1] as const).map((by) => (
          <Arrow
            key={by}
            host={host}
            arrow={arrows[by > 0 ? 1 : 0]}
            by={by}
            label={by > 0 ? texts.nextText : texts.previousText}
            className={arrowClasses[by > 0 ? 1 : 0]}
            names={names}
            drawn={drawn}
            controls={rowId}
            isOn={stepFrom(index, by, track) !== null}
            step={() => props.step(by)}
          />
        ))}
      <Paging
        host={host}
        place={place}
        options={options}
        track={track}
        index={index}
        label={texts.dotText}
        drawn={drawn || !place}
        goTo={props.goTo}
      />
      {plays !== null && (
        <PlayButton
          in={host}
          isOn={plays}
          pauseText={texts.pauseText}
          playText={texts.playText}
          switchTo={props.play}
        />
      )}
    </>
  );
}
