/**
 * The inline script in the head of a page from which the plugin has left scripts out: brings them back if something of
 * ours cannot be had.
 */
import { bringBack } from '../core/claim/inline/leftOut';
import { watchLoader } from '../core/claim/inline/watch';

let hangs = false;
const early = Object.assign(window.storefrontWidgetsEarly || {}, { bringBack: () => bringBack(hangs) });
window.storefrontWidgetsEarly = early;
watchLoader((isHanging) => {
  hangs = isHanging;
  early.release?.();
  early.bringBack();
});
