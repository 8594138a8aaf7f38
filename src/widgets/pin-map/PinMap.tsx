import { type ReactNode, useMemo, useState } from 'react';
import { useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useReducesMotion } from '../../page/motion/useMedia';
import { MapView } from '../../ui/map/MapView';
import { pageHasGoogle } from '../../ui/map/pageScript';
import { behaviourOf, sceneOf } from './rules';
import { containerOf, readPinMap, type settings as schema, settings } from './settings';

/** A map with pins, in the server's container. */
function PinMap({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const container = useLive(host, () => containerOf(host)) ?? host;
  const isQuick = useReducesMotion();
  const [hasGoogle] = useState(pageHasGoogle);
  const scene = useMemo(() => sceneOf(settings), [settings]);
  const behaviour = useMemo(() => behaviourOf(settings, isQuick), [settings, isQuick]);
  const isGoogle = settings.api_key !== '' || hasGoogle;
  return <MapView container={container} scene={scene} behaviour={behaviour} settings={settings} isGoogle={isGoogle} />;
}

export default widget({ settings, read: readPinMap, component: PinMap });
