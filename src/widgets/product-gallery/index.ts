import { widget } from '../../page/widget';
import { fromParams, pageParams, settings } from './settings';
import { TakenOver } from './TakenOver';

export default widget({ settings, read: () => fromParams(pageParams()), component: TakenOver });
