import { manifest } from '../../core/manifest';

/** Reviews of social networks, shortened by the page builder. */
export default manifest({
  name: 'read-more',
  adopts: ['facebook', 'yelp'].map((network) => `.ekit-review-slider-wrapper-${network}:has(.more)`),
  when: 'visible',
});
