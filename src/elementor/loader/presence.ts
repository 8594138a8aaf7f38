import { widgetNames } from '../../core/claim/claims';

/**
 * Markup of Elementor, ElementsKit and JetElements. The body has classes of Elementor on pages without any, so it does
 * not count.
 */
const CLASSES = ['elementor-', 'elementskit', 'ekit-', 'jet-'].map((part) => `[class*="${part}"]:not(body)`);
const MARKUP = ['[data-elementor-type]', '[data-widget_type]', '.elementor', '.e-con', ...CLASSES].join();

/** Does `root` hold markup of Elementor or its add-ons, or an element that asks for one of the widgets `names`? */
export function hasElementorMarkup(root: Document | Element, names: readonly string[]): boolean {
  const isAsked = (element: Element): boolean => widgetNames(element).some((name) => names.includes(name));
  if (root instanceof Element && (root.matches(MARKUP) || isAsked(root))) return true;
  return root.querySelector(MARKUP) !== null || [...root.querySelectorAll('[data-widget]')].some(isAsked);
}
