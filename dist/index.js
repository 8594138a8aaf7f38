import './storefront-widgets.base.js';
import './storefront-widgets.js';
