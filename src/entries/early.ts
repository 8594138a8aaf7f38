/**
 * The inline script in the head, of 1.3 KB: until the loader takes over, or for some seconds, it holds presses on shop
 * forms and buttons.
 */
import { inlineCode, offer } from '../core/claim/inline/inlineCode';
import { holdPresses } from '../core/claim/inline/presses';
import { PRESSED } from '../woocommerce/early';

offer({
  release: holdPresses(PRESSED, ({ type }) =>
    inlineCode().onReport?.({ kind: 'press', widget: '', message: `${type}, before the script had loaded` }),
  ),
});
