import { widget } from '../../page/base/widget';
import { readTilt, settings } from './settings';
import { Tilt } from './Tilt';
import './tilt.css';

export default widget({
  settings,
  read: readTilt,
  gates: async () => (await import('./legacy')).gates,
  component: Tilt,
});
