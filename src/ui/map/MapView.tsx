import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { useStore } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { hasConsent, onConsent } from '../../page/storage/consent';
import { LeafletControls } from './LeafletControls';
import { PlaceList } from './PlaceList';
import { placesOf } from './rules';
import { type MapWanted, useMap } from './useMap';
import './map.css';

interface MapViewProps extends MapWanted {
  /** The server's element that the map fills. */
  container: HTMLElement;
  /** Of a picture, in pixels; else the map is as large as its container. */
  size?: { width: number; height: number };
}

/** A map in the server's element, or, where it cannot be shown, links to its places. */
export function MapView({ container, size, ...wanted }: MapViewProps): ReactNode {
  const { scene, behaviour, settings, isGoogle } = wanted;
  const isAllowed = useStore(onConsent, () => hasConsent(settings.consentCategory) !== false);
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
