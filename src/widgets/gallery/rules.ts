import type { Box } from '../../ui/layout/grid/layouts';

/** Parses a ratio such as `4:3` into width divided by height; 3:2 if it is none. */
export function ratioFrom(text: string): number {
  const [width, height] = text.split(/[:/]/).map(Number);
  return width && height && width > 0 && height > 0 ? width / height : 3 / 2;
}

const percent = (value: number, whole: number): string => `${whole > 0 ? Math.round((value / whole) * 1e4) / 100 : 0}%`;

/** An item's place in the variables of Elementor's style sheet; `room` is the width of the grid. */
export const placeVariables = ({ x, y, width, height }: Box, room: number): Record<string, string> => ({
  '--item-width': percent(width, room),
  '--item-height': percent(height, width),
  '--item-start': percent(x, room),
  '--item-top': percent(y, room),
});

/** The lightbox group for a single gallery: `all-1a2b3c` becomes `0-1a2b3c` for the gallery `0`. */
export const groupFor = (name: string, gallery: string): string => name.replace(/^all-/, `${gallery}-`);
