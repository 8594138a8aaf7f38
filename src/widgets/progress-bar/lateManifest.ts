import { manifest } from '../../core/manifest';

/** Bars that fill once they are seen. */
export default manifest({
  name: 'progress-bar',
  adopts: ['[data-widget_type^="progress."]', '[data-widget_type^="elementskit-progressbar."]'],
  when: 'visible',
});
