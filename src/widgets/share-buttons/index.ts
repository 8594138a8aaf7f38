import { widget } from '../../page/base/widget';
import { ShareButtons } from './ShareButtons';
import { settings } from './settings';

export default widget({ settings, component: ShareButtons });
