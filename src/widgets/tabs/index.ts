import { widget } from '../../page/base/widget';
import { settings } from './settings';
import { Tabs } from './Tabs';

export default widget({ settings, component: Tabs });
