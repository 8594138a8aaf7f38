import { manifest } from '../../core/manifest';

/** The notice that asks for consent to cookies (spec §3 “Cookie consent”, §4 “Cookie banner”). */
export default manifest({
  name: 'cookie-notice',
  adopts: ['.sgcc-main-wrapper', '.sgcc-cookies:not(.sgcc-main-wrapper *)'],
  // Where it shows from the start. The plugin's own script, too, takes closing for accepting.
  replay: [{ type: 'click', selector: '[data-consent],.close-sgcc,#sgcc-accept,#close-sgcc' }],
});
