import { widget } from '../../page/base/widget';
import { settings } from './settings';
import { TaxonomyFilter } from './TaxonomyFilter';
import './taxonomy-filter.css';

export default widget({
  settings,
  gates: async () => (await import('./legacy')).gates,
  component: TaxonomyFilter,
});
