import { widget } from '../../page/widget';
import { MiniCart } from './MiniCart';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: MiniCart });
