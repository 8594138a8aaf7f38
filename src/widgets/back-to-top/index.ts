import { widget } from '../../page/base/widget';
import { BackToTop } from './BackToTop';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates(), component: BackToTop });
