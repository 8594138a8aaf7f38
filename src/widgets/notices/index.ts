import { widget } from '../../page/widget';
import { Notices } from './Notices';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: Notices });
