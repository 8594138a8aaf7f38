import { manifest } from '../../core/manifest';
import { guardStars, releaseStars } from './guard';

/** The review form with its five stars (spec §2, §4, §5). */
export default manifest({
  name: 'review-form',
  adopts: ['#review_form form', '.woocommerce-Reviews form.comment-form'],
  when: 'visible',
  // It usually sits in a tab that is not open: once it is, the visitor wants it, however far down.
  margin: '100000px',
  replay: [
    { type: 'click', selector: '#submit, [type=submit], p.stars a' },
    { type: 'submit', selector: 'form' },
  ],
  guard: guardStars,
  release: releaseStars,
});
