import { textsOf } from '../base/textsOf';
import { part, texts } from './texts';

/** Messages for visitors when a request fails: WooCommerce's, unless the site has others. */
export const MESSAGES = textsOf(part, texts);
