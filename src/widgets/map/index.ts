import { widget } from '../../page/base/widget';
import { readMap } from './markup';
import { StoreMap } from './StoreMap';
import { settings } from './settings';

export default widget({ settings, read: readMap, component: StoreMap });
