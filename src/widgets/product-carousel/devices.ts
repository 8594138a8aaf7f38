/** Devices of the page builder, small to large. */
export const DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'desktop', 'widescreen'] as const;

/** A device of the page builder. */
export type Device = (typeof DEVICES)[number];

/** A value for each device; an unset one is inherited. */
export type PerDevice = Partial<Record<Device, number | null>>;

const DEFAULTS: PerDevice = { mobile: 1, tablet: 2, desktop: 4 };

/** The columns of a device: its own value, else the default, else the next larger device's. */
export function columnsFor(device: string, columns: PerDevice): number {
  const at = DEVICES.indexOf(device as Device);
  if (at < 0 || device === 'widescreen') return columns.widescreen ?? columns.desktop ?? 4;
  for (const one of DEVICES.slice(at, -1)) {
    const found = columns[one] ?? DEFAULTS[one];
    if (found != null) return found;
  }
  return 4;
}

/** A device's value, else the desktop's, else `fallback`. */
export const valueFor = (device: string, values: PerDevice, fallback: number): number =>
  values[device as Device] ?? values.desktop ?? fallback;
