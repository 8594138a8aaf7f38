import { manifest } from '../../core/manifest';

/** Headlines with words that take turns, or with a word that is marked. */
export default manifest({
  name: 'animated-headline',
  adopts: ['[data-widget_type^="animated-headline."]'],
  when: 'visible',
});
