import { cartGates } from '../../page/cart/cartGates';
import { widget } from '../../page/widget';
import { CartFragments } from './CartFragments';
import { settings } from './settings';

export default widget({ settings, gates: cartGates, component: CartFragments });
