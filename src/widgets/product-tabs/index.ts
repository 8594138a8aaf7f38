import { widget } from '../../page/widget';
import { loadLegacy, ProductTabs } from './ProductTabs';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await loadLegacy()).gates, component: ProductTabs });
