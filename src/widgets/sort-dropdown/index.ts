import { widget } from '../../page/widget';
import { Sorting } from './Sorting';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: Sorting });
