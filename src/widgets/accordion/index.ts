import { widget } from '../../page/base/widget';
import { Accordion } from './Accordion';
import { readAccordion, settings } from './settings';

export default widget({ settings, read: readAccordion, component: Accordion });
