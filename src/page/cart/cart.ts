/** What changes the cart and shows what has changed: fetched with the first need, see `loadCart`. */
export { addToCart } from './add';
export { readFragments } from './answer';
export { forgetButtons, showButton } from './buttons';
export { replaceFragments } from './fragments';
export { leaveFor } from './leave';
export { removeFromCart } from './remove';
export { respond } from './respond';
