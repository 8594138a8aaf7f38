import { widget } from '../../page/base/widget';
import { Swatches } from './Swatches';
import { pageOptions, settings } from './settings';

export default widget({ settings, read: () => pageOptions() ?? {}, component: Swatches });
