import { widget } from '../../page/base/widget';
import { LoopAddToCart } from './LoopAddToCart';
import { gates } from './legacy';
import { settings } from './settings';

export default widget({ settings, gates: async () => gates, component: LoopAddToCart });
