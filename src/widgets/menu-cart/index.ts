import { widget } from '../../page/base/widget';
import { gates } from './legacy';
import { MenuCart } from './MenuCart';
import { readMenuCart, settings } from './settings';

export default widget({
  settings,
  read: readMenuCart,
  gates: async () => gates(),
  component: MenuCart,
});
