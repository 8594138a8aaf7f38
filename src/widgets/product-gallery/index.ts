import { widget } from '../../page/widget';
import { readPage, settings } from './settings';
import { TakenOver } from './TakenOver';

export default widget({ settings, read: readPage, component: TakenOver });
