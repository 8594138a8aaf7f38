/** Devices of the page builder, small to large. */
export const DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'desktop', 'widescreen'] as const;

/** One of them. */
export type Device = (typeof DEVICES)[number];

/** A value for each device; what is not set is inherited. */
export type PerDevice = Partial<Record<Device, number | null>>;

const DEFAULTS: PerDevice = { mobile: 1, tablet: 2, desktop: 4 };

/** How many columns a device shows: its own figure, else the default (tablet 2, mobile 1), else the next larger device's. */
export function columnsFor(device: string, columns: PerDevice): number {
  const at = DEVICES.indexOf(device as Device);
  if (at < 0 || device === 'widescreen') return columns.widescreen ?? columns.desktop ?? 4;
  for (const one of DEVICES.slice(at, -1)) {
    const found = columns[one] ?? DEFAULTS[one];
    if (found != null) return found;
  }
  return 4;
}

/** A figure of a device, else the desktop's. */
export const valueFor = (device: string, values: PerDevice, fallback: number): number =>
  values[device as Device] ?? values.desktop ?? fallback;
