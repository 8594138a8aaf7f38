import type { JQueryWatch } from './jquery/jquery';

// Apart, so that the package's types say nothing of a page's own jQuery.
declare global {
  interface Window {
    jQuery?: unknown;
    storefrontWidgetsJQuery?: JQueryWatch;
  }
}
