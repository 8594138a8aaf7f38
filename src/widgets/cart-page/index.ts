import { widget } from '../../page/base/widget';
import { CartPage } from './CartPage';
import { readPageBuilder } from './markup';
import { settings } from './settings';
import './cart-page.css';

export default widget({
  settings,
  read: readPageBuilder,
  gates: async () => (await import('./legacy')).gates,
  component: CartPage,
});
