import { widget } from '../../page/base/widget';
import { PinMap } from './PinMap';
import { readPinMap, settings } from './settings';

export default widget({ settings, read: readPinMap, component: PinMap });
