import { adoptStyle } from '../../core/guards';

/**
 * In the loader: the older plugin prints the overlay of its pop-up open, also over a page whose visitor has answered long ago.
 * It stays hidden until the widget, or another script, shows it.
 */
if (document.adoptedStyleSheets) adoptStyle('#s-gdpr-c-c-bg-overlay:not([style*=display]){display:none}');
