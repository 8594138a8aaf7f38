import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { useStore } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { safeUrl } from '../../page/base/url';
import { hasConsent, onConsent } from '../../page/storage/consent';
import { PlaceList } from './PlaceList';
import { placesOf } from './rules';
import type { MapSettings } from './settings';
import type { Behaviour, LiveMap } from './types';
import { addressOf, type MapWanted, useMap } from './useMap';
import './map.css';

interface ControlsProps {
  live: LiveMap;
  /** The element that goes full screen. */
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

/** The buttons and the credit of a Leaflet map. */
function LeafletControls({ live, frame, behaviour, settings, isStill }: ControlsProps): ReactNode {
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

interface MapViewProps extends MapWanted {
  /** The server's element that the map fills. */
  container: HTMLElement;
  /** The size of a static map, in pixels. Otherwise the map is as large as its container. */
  size?: { width: number; height: number };
}

/** A map in the server's element; links to its places if it cannot be shown. */
export function MapView({ container, size, ...wanted }: MapViewProps): ReactNode {
  const { scene, behaviour, settings, isGoogle } = wanted;
  const isAllowed = useStore(
    onConsent,
    () => hasConsent(settings.consentCategory, addressOf(isGoogle, settings)) !== false,
  );
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { live, hasFailed } = useMap(box, wanted);
  const canDraw = isGoogle || !scene.isPanorama;
  const isDrawn = isAllowed && canDraw && !hasFailed;
  const places = useMemo(() => placesOf(scene, isGoogle), [scene, isGoogle]);
  const { title = '' } = scene.markers[0] ?? {};
  const name = [settings.label, title || scene.address].filter(Boolean).join(': ');
  const reason = isAllowed ? (hasFailed ? settings.failedText : '') : settings.consentText;
  const frameSize: CSSProperties | undefined = size && {
    inlineSize: size.width,
    aspectRatio: `${size.width} / ${size.height}`,
    blockSize: 'auto',
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !live?.closeInfos()) return;
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <>
      <Bind
        to={container}
        class={{ 'storefront-map-holder': size ? undefined : true }}
        attrs={{ role: 'region', 'aria-label': name }}
      />
      <Place in={container} className="storefront-map">
        {isDrawn && (
          // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside come through here
          <div ref={setFrame} className="storefront-map-frame" style={frameSize} onKeyDown={onKeyDown}>
            <div ref={setBox} className="storefront-map-view" inert={scene.isStill || undefined} />
            {live && !isGoogle && (
              <LeafletControls
                live={live}
                frame={frame}
                behaviour={behaviour}
                isStill={scene.isStill}
                {...{ settings }}
              />
            )}
          </div>
        )}
        <PlaceList places={places} reason={reason} linkText={settings.linkText} isHidden={isDrawn} />
      </Place>
    </>
  );
}
