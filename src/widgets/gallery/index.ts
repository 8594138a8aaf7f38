import { widget } from '../../page/base/widget';
import { Gallery } from './Gallery';
import { settings } from './settings';
import './gallery.css';

export default widget({ settings, component: Gallery });
