import { widget } from '../../page/base/widget';
import { ReadMore } from './ReadMore';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: ReadMore });
