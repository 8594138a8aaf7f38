import { manifest } from '../../core/manifest';
import hold from './hold';

/** Forms of the page builder. Those with a captcha stay with its own script, which knows the captcha. */
export default manifest({
  name: 'form',
  adopts: ['[data-widget_type^="form."]:not(:has(.elementor-g-recaptcha))'],
  when: 'visible',
  replay: [hold],
});
