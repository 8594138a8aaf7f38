import { widget } from '../../page/base/widget';
import { ProgressTracker } from './ProgressTracker';
import { settings } from './settings';

export default widget({ settings, component: ProgressTracker });
