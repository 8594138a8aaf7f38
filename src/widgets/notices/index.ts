import { widget } from '../../page/base/widget';
import { gates } from './legacy';
import { Notices } from './Notices';
import { settings } from './settings';

export default widget({ settings, gates: async () => gates, component: Notices });
