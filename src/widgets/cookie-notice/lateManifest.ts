import { manifest } from '../../core/manifest';

/** The notice that asks for consent to cookies (spec §3 “Cookie consent”, §4 “Cookie banner”). */
export default manifest({
  name: 'cookie-notice',
  adopts: ['.sgcc-main-wrapper', '.sgcc-cookies:not(.sgcc-main-wrapper *)'],
});
