import { widget } from '../../page/base/widget';
import { readVideo, settings } from './settings';
import { VideoPopup } from './VideoPopup';

export default widget({ settings, read: readVideo, component: VideoPopup });
