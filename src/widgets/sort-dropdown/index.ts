import { widget } from '../../page/base/widget';
import { SortDropdown } from './SortDropdown';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: SortDropdown });
