import { widget } from '../../page/base/widget';
import { StoreNotice } from './StoreNotice';
import { settings } from './settings';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: StoreNotice });
