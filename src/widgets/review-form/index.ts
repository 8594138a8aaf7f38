import { widget } from '../../page/base/widget';
import { ReviewForm } from './ReviewForm';
import { readPage, settings } from './settings';

export default widget({
  settings,
  read: readPage,
  gates: async () => (await import('./legacy')).gates,
  component: ReviewForm,
});
