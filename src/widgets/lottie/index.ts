import { widget } from '../../page/base/widget';
import { Lottie } from './Lottie';
import { settings } from './settings';
import './lottie.css';

export default widget({ settings, component: Lottie });
