import { widget } from '../../page/base/widget';
import { NestedAccordion } from './NestedAccordion';
import { settings } from './settings';

export default widget({ settings, component: NestedAccordion });
