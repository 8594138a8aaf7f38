import type { ReactNode } from 'react';
import { isTag } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { PlayButton } from '../media/play/PlayButton';
import { onPress } from './keys';
import { type ClassNames, type Finder, partOf } from './markup';
import { Paging } from './Paging';
import type { CarouselTexts } from './phrases';
import { type CarouselOptions, stepFrom, type Track } from './rules';

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
