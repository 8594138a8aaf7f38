import { widgetNames } from '../../core/claim/claims';
import { isElement } from '../../core/dom/nodes';

/**
 * Selectors for markup of Elementor, ElementsKit and JetElements. The body does not count, because it has classes of
 * Elementor on every page of such a site.
 */
const CLASSES = ['elementor-', 'elementskit', 'ekit-', 'jet-'].map((part) => `[class*="${part}"]:not(body)`);
const MARKUP = ['[data-elementor-type]', '[data-widget_type]', '.elementor', '.e-con', ...CLASSES].join();

/** Does `root` contain markup of Elementor or its add-ons, or an element that asks for one of `names`? */
export function hasElementorMarkup(root: Document | Element, names: readonly string[]): boolean {
  const isAsked = (element: Element): boolean => widgetNames(element).some((name) => names.includes(name));
  if (isElement(root) && (root.matches(MARKUP) || isAsked(root))) return true;
  return root.querySelector(MARKUP) !== null || [...root.querySelectorAll('[data-widget]')].some(isAsked);
}
