import { type ReactNode, useLayoutEffect } from 'react';
import { useStore } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { currentDevice } from '../../elementor/base/breakpoints';
import { isDrivenByEditor } from '../../elementor/base/theirScript';
import { valueFor } from '../../elementor/devices';
import { useTakeOver } from '../../elementor/useTakeOver';
import { adminBarHeight } from '../../wordpress/adminBarHeight';
import { driven, limitOf } from './markup';
import { onResized } from './resized';
import { type settings as schema, settings } from './settings';
import { stick } from './stick';
import './sticky.css';

/** Makes an element sticky on the given devices. */
function Sticky({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const isFree = useTakeOver(host, driven);
  const device = useStore(onResized, () => currentDevice());
  const bar = useStore(onResized, adminBarHeight);
  const { sticky: edge, sticky_on: devices, sticky_parent: isLimited } = settings;
  const isOn = isFree && (!devices || devices.includes(device));
  const offset = valueFor(settings.sticky_offset, device) + (edge === 'top' ? bar : 0);
  const effectsOffset = valueFor(settings.sticky_effects_offset, device);
  useLayoutEffect(() => {
    if (!isOn || !edge) return undefined;
    return stick(host, { edge, offset, effectsOffset }, isLimited ? limitOf(host) : undefined);
  }, [host, isOn, edge, offset, effectsOffset, isLimited]);
  return null;
}

export default widget({ settings, component: Sticky, isLeft: isDrivenByEditor });
