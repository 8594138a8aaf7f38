import { manifest } from '../../core/manifest';

/** The order of a product list (spec §2 “Product listing page”). */
export default manifest({ name: 'sort-dropdown', adopts: ['.woocommerce-ordering'] });
