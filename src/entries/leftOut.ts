/**
 * The inline script in the head of a page from which the plugin has left scripts out: brings them back if a file that
 * replaces them cannot be loaded.
 */
import { bringBackLeftOut, inlineCode, LOADER_MISSING, offer, releasePresses } from '../core/claim/inline/inlineCode';
import { bringBack } from '../core/claim/inline/leftOut';
import { watchLoader } from '../core/claim/inline/watch';

let hangs = false;
offer({ bringBack: () => bringBack(hangs) });
watchLoader((isHanging) => {
  hangs = isHanging;
  inlineCode().onReport?.(LOADER_MISSING);
  releasePresses();
  bringBackLeftOut();
});
