import { widget } from '../../page/base/widget';
import { ProgressBar } from './ProgressBar';
import { readProgress, settings } from './settings';

export default widget({ settings, read: readProgress, component: ProgressBar });
