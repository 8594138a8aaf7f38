/**
 * The inline script in the head, of 1.5 KB: until the loader takes over, or for some seconds, it holds presses on shop
 * forms, buttons and toggles.
 */
import { inlineCode, offer } from '../core/claim/inline/inlineCode';
import { holdPresses } from '../core/claim/inline/presses';
import { FORMS, TOGGLES } from '../elementor/earlyPresses';
import { PRESSED } from '../woocommerce/early';

offer({
  release: holdPresses(
    { ...PRESSED, forms: `${PRESSED.forms},${FORMS}`, buttons: `${PRESSED.buttons},${TOGGLES}` },
    ({ type }) =>
      inlineCode().onReport?.({ kind: 'press', widget: '', message: `${type}, before the script had loaded` }),
  ),
});
