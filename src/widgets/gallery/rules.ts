import type { Box } from '../../ui/layout/grid/layouts';

/** The width through the height of a ratio like `4:3`; 3:2 when it is none. */
export function ratioFrom(text: string): number {
  const [width, height] = text.split(/[:/]/).map(Number);
  return width && height && width > 0 && height > 0 ? width / height : 3 / 2;
}

const percent = (value: number, whole: number): string => `${whole > 0 ? Math.round((value / whole) * 1e4) / 100 : 0}%`;

/** An item's place as Elementor's style sheet names it. */
export const placeVariables = ({ x, y, width, height }: Box, room: number): Record<string, string> => ({
  '--item-width': percent(width, room),
  '--item-height': percent(height, width),
  '--item-start': percent(x, room),
  '--item-top': percent(y, room),
});

/** The name of a lightbox's group with only one gallery: `all-1a2b3c` of the gallery `0` is `0-1a2b3c`. */
export const groupFor = (name: string, gallery: string): string => name.replace(/^all-/, `${gallery}-`);
