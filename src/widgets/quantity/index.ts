import { widget } from '../../page/base/widget';
import { Quantity } from './Quantity';
import { readPage, settings } from './settings';

export default widget({ settings, read: readPage, readsAround: true, component: Quantity });
