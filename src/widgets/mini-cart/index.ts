import { widget } from '../../page/base/widget';
import { gates } from './legacy';
import { MiniCart } from './MiniCart';
import { settings } from './settings';

export default widget({ settings, gates: async () => gates, component: MiniCart });
