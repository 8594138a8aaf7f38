import { widget } from '../../page/widget';
import { Swatches } from './Swatches';
import { pageOptions, settings } from './settings';

export default widget({ settings, read: () => pageOptions() ?? {}, component: Swatches });
