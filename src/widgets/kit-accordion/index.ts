import { widget } from '../../page/base/widget';
import { KitAccordion } from './KitAccordion';
import { settings } from './settings';
import './kit-accordion.css';

export default widget({ settings, gates: async () => (await import('./legacy')).gates, component: KitAccordion });
