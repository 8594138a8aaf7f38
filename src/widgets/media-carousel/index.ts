import { widget } from '../../page/base/widget';
import { MediaCarousel } from './MediaCarousel';
import { readMedia, settings } from './settings';

export default widget({ settings, read: readMedia, component: MediaCarousel });
