/**
 * The viewport around the slides' parent, as FlexSlider, the slider of WooCommerce, builds it and themes style it: the
 * one that is there, or a new one. In a separate file, because both the loader and the lazy slider use it.
 */
export function viewportAround(wrapper: Element): HTMLElement {
  const { parentElement } = wrapper;
  if (parentElement?.classList.contains('flex-viewport')) return parentElement;
  const viewport = document.createElement('div');
  viewport.className = 'flex-viewport';
  wrapper.before(viewport);
  viewport.appendChild(wrapper);
  return viewport;
}
