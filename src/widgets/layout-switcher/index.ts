import { widget } from '../../page/base/widget';
import { LayoutSwitcher } from './LayoutSwitcher';
import { readLayouts, settings } from './settings';

export default widget({
  settings,
  read: readLayouts,
  gates: async () => (await import('./legacy')).gates,
  component: LayoutSwitcher,
});
