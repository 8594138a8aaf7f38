/** What changes the cart and shows what has changed: fetched with the first need, see `loadCart`. */
export { addToCart } from './add';
export { forgetButtons } from './buttons';
export { replaceFragments } from './fragments';
export { respond } from './respond';
