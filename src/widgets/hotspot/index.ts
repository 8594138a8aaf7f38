import { widget } from '../../page/base/widget';
import { Hotspots } from './Hotspots';
import { settings } from './settings';
import './hotspot.css';

export default widget({ settings, component: Hotspots });
