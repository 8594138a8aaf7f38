import { manifest } from '../../core/manifest';
import hold from './hold';

/** Members of a team, with a dialog on each. */
export default manifest({
  name: 'team-popup',
  adopts: ['[data-widget_type^="elementskit-team."]'],
  when: 'visible',
  replay: [hold],
  critical: '.mfp-hide{display:none!important}',
});
