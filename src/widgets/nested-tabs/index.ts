import { widget } from '../../page/base/widget';
import { NestedTabs } from './NestedTabs';
import { settings } from './settings';

export default widget({ settings, component: NestedTabs });
