import { widget } from '../../page/base/widget';
import { KitTabs } from './KitTabs';
import { readTabs, settings } from './settings';
import './kit-tabs.css';

export default widget({
  settings,
  read: readTabs,
  gates: async () => (await import('./legacy')).gates,
  component: KitTabs,
});
