import { manifest } from '../../core/manifest';
import hold from './hold';

/** Notes of the page builder that can be dismissed. */
export default manifest({
  name: 'alert',
  adopts: ['[data-widget_type^="alert."]:has(.elementor-alert-dismiss)'],
  when: 'visible',
  replay: [hold],
});
