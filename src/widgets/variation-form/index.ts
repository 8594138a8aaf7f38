import { widget } from '../../page/base/widget';
import { readSettings, settings } from './settings';
import { VariationForm } from './VariationForm';

export default widget({ settings, read: readSettings, component: VariationForm });
