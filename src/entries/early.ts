/**
 * The inline script in the head, of a few hundred bytes: until the loader takes over, or for four seconds, it holds
 * presses on shop forms and buttons.
 */
import { holdPresses } from '../core/claim/inline/presses';

window.storefrontWidgetsEarly = Object.assign(window.storefrontWidgetsEarly || {}, { release: holdPresses() });
