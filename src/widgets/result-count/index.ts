import { widget } from '../../page/widget';
import { ResultCount } from './ResultCount';
import { settings } from './settings';

export default widget({ settings, component: ResultCount });
