import { widget } from '../../page/base/widget';
import { Countdown } from './Countdown';
import { readCountdown, settings } from './settings';

export default widget({ settings, read: readCountdown, component: Countdown });
