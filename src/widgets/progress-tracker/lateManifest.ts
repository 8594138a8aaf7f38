import { manifest } from '../../core/manifest';

/** A bar or a ring that shows how far the page, or a part of it, is read. */
export default manifest({
  name: 'progress-tracker',
  adopts: ['[data-widget_type^="progress-tracker."]'],
  when: 'visible',
});
