import { widget } from '../../page/base/widget';
import { ProductList } from './ProductList';
import { readLink, settings } from './settings';

export default widget({
  settings,
  read: readLink,
  gates: async () => (await import('./legacy')).gates,
  component: ProductList,
});
