/** The pictures before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { picturesOf } from './markup';

/** Hides a radio button from the eye alone, as the widget's style sheet does, which loads with the widget. */
const UNSEEN = {
  position: 'absolute',
  'inline-size': '1px',
  'block-size': '1px',
  margin: '0',
  opacity: '0',
  'pointer-events': 'none',
};

/** Lets the keyboard reach the radio buttons of the pictures. */
export function showButtons(host: Element, changes: Changes): void {
  for (const { input, link, isHovered } of picturesOf(host)) {
    if (!input || (!link && isHovered)) continue;
    for (const [property, value] of Object.entries(UNSEEN)) changes.style(input, property, value);
    changes.attribute(input, 'hidden', null);
  }
}
