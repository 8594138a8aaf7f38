const { url } = import.meta;
const config = (window.storefrontWidgetsConfig ??= {});
const isBeside = /^https?:/.test(url) && new URL(url).pathname.endsWith('/storefront-widgets.base.js');
config.base ??= isBeside ? new URL('./', url).href : null;
