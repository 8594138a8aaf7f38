import { widget } from '../../page/base/widget';
import { ComingSoon } from './ComingSoon';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: ComingSoon });
