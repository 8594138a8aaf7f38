import { widget } from '../../page/base/widget';
import { OffCanvas } from './OffCanvas';
import { readOffCanvas, settings } from './settings';
import './off-canvas.css';

export default widget({
  settings,
  read: readOffCanvas,
  gates: async () => (await import('./legacy')).gates,
  component: OffCanvas,
});
