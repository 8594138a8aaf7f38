import { widget } from '../../page/widget';
import { LoopAddToCart } from './LoopAddToCart';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: LoopAddToCart });
