import { widget } from '../../page/base/widget';
import { ShopSections } from './ShopSections';
import { settings } from './settings';
import './shop-sections.css';

export default widget({ settings, component: ShopSections });
