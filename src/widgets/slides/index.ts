import { widget } from '../../page/base/widget';
import { Slideshow } from './Slideshow';
import { readSlides, settings } from './settings';

export default widget({ settings, read: readSlides, component: Slideshow });
