/** Marks the row of thumbnails as made by us. */
export const NAV_MARK = 'data-storefront-nav';

/**
 * The row of thumbnails, or of numbers, that chooses a slide: one button a slide. Made by the loader before anything is
 * painted, so that its room is exactly what the theme gives it; the widget takes it over.
 */
export function buildNav(slides: Iterable<HTMLElement>, withThumbs: boolean): HTMLOListElement {
  const nav = document.createElement('ol');
  nav.className = `flex-control-nav flex-control-${withThumbs ? 'thumbs' : 'paging'}`;
  nav.setAttribute(NAV_MARK, '');
  for (const { dataset } of slides) {
    const button = document.createElement('button');
    button.type = 'button';
    if (withThumbs) {
      const image = new Image();
      image.src = dataset.thumb ?? '';
      image.alt = dataset.thumbAlt ?? '';
      image.draggable = false;
      button.append(image);
    } else {
      button.append(String(nav.childElementCount + 1));
    }
    const item = document.createElement('li');
    item.append(button);
    nav.append(item);
  }
  return nav;
}
