import { NAV_MARK } from './selectors';

/**
 * Creates the row of thumbnails, or of numbers. In a separate file, because both the loader and the lazy slider use it.
 */
export function buildThumbnails(slides: Iterable<HTMLElement>, withImages: boolean): HTMLOListElement {
  const nav = document.createElement('ol');
  nav.className = `flex-control-nav flex-control-${withImages ? 'thumbs' : 'paging'}`;
  nav.setAttribute(NAV_MARK, '');
  for (const { dataset } of slides) {
    const button = document.createElement(withImages ? 'button' : 'a');
    if (withImages) {
      button.setAttribute('type', 'button');
      const image = new Image();
      image.src = dataset.thumb ?? '';
      image.alt = dataset.thumbAlt ?? '';
      image.draggable = false;
      button.appendChild(image);
    } else {
      // A link, as FlexSlider makes it, because themes style all buttons.
      button.setAttribute('href', '#');
      button.setAttribute('role', 'button');
      button.textContent = String(nav.childElementCount + 1);
    }
    const item = document.createElement('li');
    item.appendChild(button);
    nav.appendChild(item);
  }
  return nav;
}
