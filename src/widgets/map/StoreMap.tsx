import { type ReactNode, useMemo, useState } from 'react';
import { useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useReducesMotion } from '../../page/motion/useMedia';
import { MapView } from '../../ui/map/MapView';
import { pageHasGoogle } from '../../ui/map/pageScript';
import { containerOf, readMap } from './markup';
import { behaviourOf, sceneOf } from './rules';
import { StaticMap } from './StaticMap';
import { type settings as schema, settings } from './settings';

/** A map in the server's container. */
function StoreMap({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const container = useLive(host, () => containerOf(host)) ?? host;
  const isQuick = useReducesMotion();
  const [hasGoogle] = useState(pageHasGoogle);
  const isGoogle = settings.api_key !== '' || hasGoogle;
  const scene = useMemo(() => sceneOf(settings), [settings]);
  const behaviour = useMemo(() => behaviourOf(settings, isQuick), [settings, isQuick]);
  if (scene.isStill && settings.api_key) return <StaticMap container={container} scene={scene} settings={settings} />;
  const size = scene.isStill ? { width: settings.map_static_width, height: settings.map_static_height } : undefined;
  return (
    <MapView
      container={container}
      scene={scene}
      behaviour={behaviour}
      settings={settings}
      isGoogle={isGoogle && !scene.isStill}
      {...(size && { size })}
    />
  );
}

export default widget({ settings, read: readMap, component: StoreMap });
