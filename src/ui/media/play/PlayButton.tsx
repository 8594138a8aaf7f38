import type { ReactNode } from 'react';
import { Place } from '../../../core/react/Place';
import '../../round/round.css';
import './play.css';

interface PlayButtonProps {
  /** The moving element; the button is in its corner. */
  in: Element;
  isOn: boolean;
  pauseText: string;
  playText: string;
  switchTo(isOn: boolean): void;
}

const PAUSE = 'M4 2h3v12H4zM9 2h3v12H9z';
const PLAY = 'M4 2l10 6-10 6z';

/** A button that pauses an animation, and resumes it. */
export function PlayButton({ in: host, isOn, pauseText, playText, switchTo }: PlayButtonProps): ReactNode {
  const label = isOn ? pauseText : playText;
  return (
    <Place in={host} className="storefront-play storefront-round">
      <button
        type="button"
        className="storefront-play-button storefront-round-button"
        aria-label={label}
        title={label}
        onClick={() => switchTo(!isOn)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d={isOn ? PAUSE : PLAY} fill="currentColor" />
        </svg>
      </button>
    </Place>
  );
}
