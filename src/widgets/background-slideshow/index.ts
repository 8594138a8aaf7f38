import { widget } from '../../page/base/widget';
import { BackgroundSlideshow } from './BackgroundSlideshow';
import { settings } from './settings';
import './slideshow.css';

export default widget({ settings, component: BackgroundSlideshow });
