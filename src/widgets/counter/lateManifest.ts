import { manifest } from '../../core/manifest';

/** Numbers that count up, or down, once they are seen. */
export default manifest({
  name: 'counter',
  adopts: ['[data-widget_type^="counter."]', '[data-widget_type^="elementskit-funfact."]'],
  when: 'visible',
});
