import { widget } from '../../page/base/widget';
import { Popup } from './Popup';
import { readPopup, settings } from './settings';
import './popup.css';

export default widget({
  settings,
  read: readPopup,
  gates: async () => (await import('./legacy')).gates,
  component: Popup,
});
