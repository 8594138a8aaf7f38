import { manifest } from '../../core/manifest';

/** Where the page builder has the shop's notices. It hides them everywhere else. */
export default manifest({ name: 'notice-place', adopts: ['[data-widget_type^="woocommerce-notices."]'], priority: 8 });
