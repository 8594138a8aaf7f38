import { widget } from '../../page/base/widget';
import { Sticky } from './Sticky';
import { settings } from './settings';
import './sticky.css';

export default widget({ settings, component: Sticky });
