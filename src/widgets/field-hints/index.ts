import { widget } from '../../page/base/widget';
import './field-hints.css';
import { FieldHints } from './FieldHints';
import { settings } from './settings';

export default widget({
  settings,
  gates: async () => (await import('./legacy')).gates,
  component: FieldHints,
});
