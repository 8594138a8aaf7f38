import { widget } from '../../page/base/widget';
import { cartGates } from '../../page/cart/legacy';
import { CartFragments } from './CartFragments';
import { settings } from './settings';

export default widget({ settings, gates: async () => cartGates, component: CartFragments });
