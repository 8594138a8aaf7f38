import { widget } from '../../page/base/widget';
import { SearchPopup } from './SearchPopup';
import { settings } from './settings';

export default widget({ settings, component: SearchPopup });
