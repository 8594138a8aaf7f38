import { manifest } from '../../core/manifest';
import { COUNT, guardCount } from './guard';

/** The order of a product list, and its count. */
export default manifest({ name: 'sort-dropdown', adopts: ['.woocommerce-ordering', COUNT], guard: guardCount });
