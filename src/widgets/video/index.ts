import { widget } from '../../page/base/widget';
import { settings } from './settings';
import { Video } from './Video';
import './video.css';

export default widget({ settings, component: Video });
