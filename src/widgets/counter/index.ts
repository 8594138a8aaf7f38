import { widget } from '../../page/base/widget';
import { Counter } from './Counter';
import { readCounter, settings } from './settings';

export default widget({ settings, read: readCounter, component: Counter });
