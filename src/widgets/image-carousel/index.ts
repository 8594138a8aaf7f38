import { widget } from '../../page/base/widget';
import { ImageCarousel } from './ImageCarousel';
import { readImages, settings } from './settings';

export default widget({ settings, read: readImages, component: ImageCarousel });
