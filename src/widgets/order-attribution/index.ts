import { widget } from '../../page/widget';
import { attribute } from './attribute';
import { printedParams } from './params';
import { settings } from './settings';

export default widget({ settings, read: printedParams, mount: (_host, given) => attribute(given) });
