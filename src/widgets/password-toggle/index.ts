import { widget } from '../../page/base/widget';
import './password-toggle.css';
import { PasswordToggle } from './PasswordToggle';
import { readPage, settings } from './settings';

export default widget({
  settings,
  read: readPage,
  gates: async () => (await import('./legacy')).gates,
  component: PasswordToggle,
});
