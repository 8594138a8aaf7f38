import { NAV_MARK } from './selectors';

/**
 * Creates the row of thumbnails, or of numbers. In a separate file, because both the loader and the lazy slider use it.
 */
export function buildThumbnails(slides: Iterable<HTMLElement>, withImages: boolean): HTMLOListElement {
  const nav = document.createElement('ol');
  nav.className = `flex-control-nav flex-control-${withImages ? 'thumbs' : 'paging'}`;
  nav.setAttribute(NAV_MARK, '');
  for (const { dataset } of slides) {
    const button = document.createElement('button');
    button.type = 'button';
    if (withImages) {
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
