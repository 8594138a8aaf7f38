import { type KeyedSetting, type Setting } from '../core/settings/settings.js';
/** The devices whose settings have a suffix. */
export declare const OTHERS: readonly ["mobile", "mobile_extra", "tablet", "tablet_extra", "laptop", "widescreen"];
/** A device whose settings have a suffix: every device but the desktop. */
export type OtherDevice = (typeof OTHERS)[number];
/** A setting's values by device. A missing value is inherited from the next larger device. */
export type PerDevice<T> = {
    desktop: T;
} & Partial<Record<OtherDevice, T>>;
/** A setting with one value per device: `key` for the desktop, `key_tablet`, `key_mobile` … for the others. */
export declare function perDevice<T>(setting: Setting<T>, defaults?: Partial<Record<OtherDevice, T>>): KeyedSetting<PerDevice<T>>;
/** The value for a device: its own, else that of the next larger device that the site uses, else the desktop's. */
export declare function valueFor<T>(values: PerDevice<T>, device: string): T;
/** The width at which a device begins, in pixels; 320 for the smallest. */
export declare function minWidthOf(device: string): number;
/** Calls `listener` when the device may have changed; returns a stop function. */
export declare function onDevice(listener: () => void): () => void;
