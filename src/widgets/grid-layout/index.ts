import { widget } from '../../page/base/widget';
import { GridLayout } from './GridLayout';
import { readGrid, settings } from './settings';

export default widget({ settings, read: readGrid, component: GridLayout });
