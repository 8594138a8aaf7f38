import { widget } from '../../page/base/widget';
import { KitMenu } from './KitMenu';
import { readKitMenu, settings } from './settings';
import '../../ui/kitMenu/kitMenu.css';

export default widget({
  settings,
  read: readKitMenu,
  gates: async () => (await import('./legacy')).gates,
  component: KitMenu,
});
