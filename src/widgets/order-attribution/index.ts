import { widget } from '../../page/widget';
import { OrderAttribution } from './OrderAttribution';
import { printedParams } from './params';
import { settings } from './settings';

export default widget({ settings, read: printedParams, component: OrderAttribution });
