import { manifest } from '../../core/manifest';

/** The notice that asks for consent to cookies. */
export default manifest({
  name: 'cookie-notice',
  adopts: ['.sgcc-main-wrapper', '.sgcc-cookies:not(.sgcc-main-wrapper *)'],
  replay: [{ type: 'click', selector: '[data-consent],.close-sgcc,#sgcc-accept,#close-sgcc' }],
});
