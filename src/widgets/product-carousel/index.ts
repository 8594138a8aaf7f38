import { widget } from '../../page/base/widget';
import { ProductCarousel } from './ProductCarousel';
import { readCarousel, settings } from './settings';

export default widget({ settings, read: readCarousel, component: ProductCarousel });
