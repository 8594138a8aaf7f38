const config = (window.storefrontWidgetsConfig ??= {});
config.base ??= null;
require('./storefront-widgets.js');
