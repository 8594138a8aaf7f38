import type { JQueryWatch } from './jquery/jquery';

// In a separate file, so that the package's types declare no `jQuery` for integrators.
declare global {
  interface Window {
    jQuery?: unknown;
    storefrontWidgetsJQuery?: JQueryWatch;
  }
}
