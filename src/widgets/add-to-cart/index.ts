import { widget } from '../../page/widget';
import { AddToCart } from './AddToCart';
import { gates } from './legacy';
import { settings } from './settings';

export default widget({ settings, gates, component: AddToCart });
