import { widget } from '../../page/widget';
import { CartFragments } from './CartFragments';
import { settings } from './settings';

export default widget({
  settings,
  gates: async () => (await import('../../page/cart/cartGates')).cartGates,
  component: CartFragments,
});
