import { widget } from '../../page/base/widget';
import { KitCarousel } from './KitCarousel';
import { readKit, settings } from './settings';

export default widget({ settings, read: readKit, component: KitCarousel });
