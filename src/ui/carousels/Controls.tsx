import type { ReactNode } from 'react';
import { PlayButton } from '../media/play/PlayButton';
import { Arrow } from './Arrow';
import { type Finder, partOf } from './markup';
import { Paging } from './Paging';
import type { CarouselTexts } from './phrases';
import { type CarouselOptions, stepFrom, type Track } from './rules';

interface ControlsProps {
  host: HTMLElement;
  finder: Finder;
  /** The server's: back, forward. */
  arrows: readonly [HTMLElement | null, HTMLElement | null];
  arrowClasses: readonly [string, string];
  /** The server's arrows and the dots in its place look like ours. */
  drawn: boolean | undefined;
  rowId: string;
  options: CarouselOptions;
  texts: CarouselTexts;
  track: Track;
  index: number;
  /** Null: there is nothing to play. */
  plays: boolean | null;
  step(by: 1 | -1): void;
  goTo(index: number): void;
  play(isOn: boolean): void;
}

/** Arrows, dots, and the button that pauses autoplay. */
export function Controls(props: ControlsProps): ReactNode {
  const { host, finder, arrows, arrowClasses, drawn, rowId, options, texts, track, index, plays } = props;
  const place = partOf(host, finder.pagination);
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
