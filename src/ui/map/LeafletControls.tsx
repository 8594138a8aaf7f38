import { type ReactNode, useLayoutEffect, useState } from 'react';
import { safeUrl } from '../../page/base/url';
import type { MapSettings } from './settings';
import type { Behaviour, LiveMap } from './types';

interface ControlsProps {
  live: LiveMap;
  /** The element for full screen. */
  frame: HTMLElement | null;
  behaviour: Behaviour;
  settings: MapSettings;
  isStill: boolean;
}

function useFullscreen(frame: HTMLElement | null): boolean {
  const [isFull, setFull] = useState(false);
  useLayoutEffect(() => {
    const look = (): void => setFull(!!frame && document.fullscreenElement === frame);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [frame]);
  return isFull;
}

const Sign = ({ d }: { d: string }): ReactNode => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** The buttons of a map by Leaflet, and whose map it is. */
export function LeafletControls({ live, frame, behaviour, settings, isStill }: ControlsProps): ReactNode {
  const isFull = useFullscreen(frame);
  const url = safeUrl(settings.creditUrl);
  const button = (label: string, sign: string, press: () => void): ReactNode => (
    <button type="button" className="storefront-map-button" aria-label={label} title={label} onClick={press}>
      <Sign d={sign} />
    </button>
  );
  const switchFull = (): void => {
    const done = isFull ? document.exitFullscreen() : frame?.requestFullscreen();
    done?.catch(() => {});
  };
  return (
    <>
      {!isStill && (behaviour.zoomControl || behaviour.fullscreenControl) && (
        <div className="storefront-map-buttons">
          {behaviour.fullscreenControl &&
            document.fullscreenEnabled &&
            button(
              isFull ? settings.exitFullscreenText : settings.fullscreenText,
              isFull ? 'M6 1v5H1M10 1v5h5M6 15v-5H1M10 15v-5h5' : 'M1 6V1h5M15 6V1h-5M1 10v5h5M15 10v5h-5',
              switchFull,
            )}
          {behaviour.zoomControl && button(settings.zoomInText, 'M8 2v12M2 8h12', () => live.zoomBy(1))}
          {behaviour.zoomControl && button(settings.zoomOutText, 'M2 8h12', () => live.zoomBy(-1))}
        </div>
      )}
      {settings.creditText && (
        <div className="storefront-map-credit">
          {url ? <a href={url}>{settings.creditText}</a> : settings.creditText}
        </div>
      )}
    </>
  );
}
