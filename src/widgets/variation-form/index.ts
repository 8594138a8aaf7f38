import { widget } from '../../page/widget';
import { readSettings, settings } from './settings';
import { VariationForm } from './VariationForm';

export default widget({ settings, read: readSettings, component: VariationForm });
