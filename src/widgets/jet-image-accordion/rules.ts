/** How much more an open picture grows than each of the others, so that it takes `size` percent of all. */
export const growthOf = (size: number, count: number): number =>
  count > 1 ? Math.round((1000 * size * (count - 1)) / (100 - size)) / 1000 : 1;
