import { widget } from '../../page/base/widget';
import { ShapeDividers } from './ShapeDividers';
import { settings } from './settings';

export default widget({ settings, component: ShapeDividers });
