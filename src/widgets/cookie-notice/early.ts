import { adoptStyle } from '../../core/guards';

/**
 * In the loader: the older plugin prints the overlay of its pop-up open, over a page whose visitor may have answered long ago.
 * It waits for the widget, or for whoever else shows it.
 */
if (document.adoptedStyleSheets) adoptStyle('#s-gdpr-c-c-bg-overlay:not([style*=display]){display:none}');
