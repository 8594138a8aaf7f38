import { widget } from '../../page/base/widget';
import { PieChart } from './PieChart';
import { readPie, settings } from './settings';

export default widget({ settings, read: readPie, component: PieChart });
