import { GALLERY } from './selectors';

/** Themes style the element that FlexSlider, the slider of WooCommerce, puts around its row of slides. */
const NAME = 'flex-viewport';

/** The viewport around the slides' parent: FlexSlider's, ours, or a new one. Apart, because the loader uses it, too. */
export function viewportAround(wrapper: Element): HTMLElement {
  const { parentElement } = wrapper;
  if (parentElement?.classList.contains(NAME)) return parentElement;
  const viewport = document.createElement('div');
  viewport.className = NAME;
  wrapper.before(viewport);
  viewport.append(wrapper);
  return viewport;
}

/** Takes the viewports away; what they contain stays. Those of an inner gallery are its own. */
export function unwrap(host: Element): void {
  for (const viewport of host.querySelectorAll(`.${NAME}:not(:scope ${GALLERY} *)`)) {
    if (viewport !== host) viewport.replaceWith(...viewport.childNodes);
  }
}
