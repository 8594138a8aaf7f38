import { adoptStyle } from '../../core/guards';

/** The older plugin prints its overlay open even for visitors who have answered, so it starts hidden. */
if (document.adoptedStyleSheets) adoptStyle('#s-gdpr-c-c-bg-overlay:not([style*=display]){display:none}');
