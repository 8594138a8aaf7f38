import { widget } from '../../page/base/widget';
import { settings } from './settings';
import { TeamPopup } from './TeamPopup';

export default widget({ settings, component: TeamPopup });
