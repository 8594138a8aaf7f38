import { widget } from '../../page/base/widget';
import { ProductTabs } from './ProductTabs';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: ProductTabs });
