import { widget } from '../../page/base/widget';
import { AnimatedHeadline } from './AnimatedHeadline';
import { settings } from './settings';

export default widget({ settings, component: AnimatedHeadline });
