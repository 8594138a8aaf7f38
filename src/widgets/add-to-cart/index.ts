import { widget } from '../../page/base/widget';
import { AddToCart } from './AddToCart';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: AddToCart });
