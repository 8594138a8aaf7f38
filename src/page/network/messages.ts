import { textsOf } from '../base/textsOf';
import { part, texts } from './texts';

/** What went wrong with a request, for visitors: the platform's messages, unless the site has others. */
export const MESSAGES = textsOf(part, texts);
