import { manifest } from '../../core/manifest';
import hold from './hold';

/** A panel of the page builder that lies over the page. */
export default manifest({
  name: 'off-canvas',
  adopts: ['[data-widget_type^="off-canvas."]'],
  when: 'idle',
  replay: [hold],
  critical:
    ':where(.e-off-canvas){position:fixed;inset:0}' +
    ':where(.e-off-canvas[aria-hidden=true]:not(.animated-reverse-wrapper)){visibility:hidden}',
});
