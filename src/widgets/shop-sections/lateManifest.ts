import { manifest } from '../../core/manifest';
import handlers from './handlers';
import hold from './hold';

/** The page builder's versions of the shop's own pages. */
export default manifest({
  name: 'shop-sections',
  adopts: handlers.map((name) => `[data-widget_type^="${name}."]`),
  replay: [hold],
});
