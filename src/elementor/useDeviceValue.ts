import { useStore } from '../core/react/hooks';
import { currentDevice } from './base/breakpoints';
import { onDevice, type PerDevice, valueFor } from './devices';

/**
 * The result of `get` for the current device. Renders again only when it changes, so `get` must not return new objects.
 */
export const useForDevice = <T>(get: (device: string) => T): T => useStore(onDevice, () => get(currentDevice()));

/** A setting's value for the current device; renders again only when it changes. */
export const useDeviceValue = <T>(values: PerDevice<T>): T => useForDevice((device) => valueFor(values, device));
