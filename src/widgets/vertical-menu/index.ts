import { widget } from '../../page/base/widget';
import { readVerticalMenu, settings } from './settings';
import { VerticalMenu } from './VerticalMenu';
import '../../ui/kitMenu/kitMenu.css';

export default widget({
  settings,
  read: readVerticalMenu,
  gates: async () => (await import('./legacy')).gates,
  component: VerticalMenu,
});
