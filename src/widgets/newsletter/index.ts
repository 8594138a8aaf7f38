import { widget } from '../../page/base/widget';
import { Newsletter } from './Newsletter';
import { readForm, settings } from './settings';
import './newsletter.css';

export default widget({
  settings,
  read: readForm,
  gates: async () => (await import('./legacy')).gates,
  component: Newsletter,
});
