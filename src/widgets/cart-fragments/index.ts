import { cartGates } from '../../page/cart/legacy';
import { widget } from '../../page/widget';
import { CartFragments } from './CartFragments';
import { settings } from './settings';

export default widget({ settings, gates: async () => cartGates, component: CartFragments });
