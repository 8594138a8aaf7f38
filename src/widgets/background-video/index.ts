import { widget } from '../../page/base/widget';
import { BackgroundVideo } from './BackgroundVideo';
import { settings } from './settings';
import './video.css';

export default widget({ settings, component: BackgroundVideo });
