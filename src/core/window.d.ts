import type { JQueryWatch } from './jquery/jquery';

// In a file of its own, so that the package's types declare no `jQuery` for integrators.
declare global {
  interface Window {
    jQuery?: unknown;
    storefrontWidgetsJQuery?: JQueryWatch;
  }
}
