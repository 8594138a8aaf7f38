/** Is the large image wider than the gallery? Asked anew each time: a variation swaps images and their sizes. */
export const isZoomable = (image: Element | null, galleryWidth: number): boolean =>
  Number(image?.getAttribute('data-large_image_width')) > galleryWidth;

/**
 * How far the magnified image is moved along one axis: the pointer at one edge of the box shows that edge of the image.
 * All in pixels.
 * @example zoomOffset(50, 100, 300) // -100
 */
export const zoomOffset = (pointer: number, box: number, natural: number): number =>
  box > 0 ? -(Math.min(Math.max(pointer, 0), box) / box) * (natural - box) : 0;
