import { useStore } from '../core/react/hooks';
import { currentDevice } from './base/breakpoints';
import { onDevice, type PerDevice, valueFor } from './devices';

/**
 * The result of `get` for the current device. Renders again only when it changes, so `get` must not make new objects.
 */
export const useForDevice = <T>(get: (device: string) => T): T => useStore(onDevice, () => get(currentDevice()));

/** The value of a setting for the device now; renders again only when it has changed. */
export const useDeviceValue = <T>(values: PerDevice<T>): T => useForDevice((device) => valueFor(values, device));
