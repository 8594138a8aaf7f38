/** The pictures before the widget starts; part of what comes with the part for Elementor. */
import type { Changes } from '../../core/dom/changes';
import { picturesOf } from './markup';

/** As in the widget's style sheet, which comes with it. */
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
