import { type ReactNode, useState } from 'react';
import { useStore } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { hasConsent, onConsent } from '../../page/storage/consent';
import { PlaceList } from '../../ui/map/PlaceList';
import { markerName, placesOf } from '../../ui/map/rules';
import type { Scene } from '../../ui/map/types';
import { staticUrl } from './rules';
import type { MapWidgetSettings } from './settings';

interface StaticMapProps {
  container: HTMLElement;
  scene: Scene;
  settings: MapWidgetSettings;
}

/** Google's static map image; links to its places if it does not load. */
export function StaticMap({ container, scene, settings }: StaticMapProps): ReactNode {
  const [failed, setFailed] = useState('');
  const { protocol } = window.location;
  const url = staticUrl(settings, protocol, window.devicePixelRatio);
  const isAllowed = useStore(onConsent, () => hasConsent(settings.consentCategory, url) !== false);
  const isShown = isAllowed && failed !== url;
  const names = scene.markers.map(markerName);
  return (
    <Place in={container} className="storefront-map">
      {isShown ? (
        <img
          src={url}
          width={settings.map_static_width}
          height={settings.map_static_height}
          alt={[settings.label, names.join('; ')].filter(Boolean).join(': ')}
          onError={() => setFailed(url)}
        />
      ) : (
        <PlaceList
          places={placesOf(scene, true)}
          reason={isAllowed ? settings.failedText : settings.consentText}
          linkText={settings.linkText}
          isHidden={false}
        />
      )}
    </Place>
  );
}
