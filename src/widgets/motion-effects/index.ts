import { widget } from '../../page/base/widget';
import { MotionEffects } from './MotionEffects';
import { readMotion, settings } from './settings';
import './motion.css';

export default widget({ settings, read: readMotion, component: MotionEffects });
