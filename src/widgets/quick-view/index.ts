import { widget } from '../../page/base/widget';
import { QuickView } from './QuickView';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: QuickView });
