import { widget } from '../../page/base/widget';
import { gates } from './legacy';
import { PageLightbox } from './PageLightbox';
import { readKit, settings } from './settings';

export default widget({
  settings,
  read: readKit,
  gates: async () => gates,
  component: PageLightbox,
});
