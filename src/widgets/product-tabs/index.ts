import { widget } from '../../page/widget';
import { gates } from './legacy';
import { ProductTabs } from './ProductTabs';
import { settings } from './settings';

export default widget({ settings, gates, component: ProductTabs });
