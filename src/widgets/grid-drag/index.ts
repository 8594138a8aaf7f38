import { widget } from '../../page/base/widget';
import { GridDrag } from './GridDrag';
import { settings } from './settings';
import './grid-drag.css';

export default widget({ settings, component: GridDrag });
