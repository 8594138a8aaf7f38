import type { ReplayRule } from '../../core/types';

/** A native submit would subscribe nobody; the loader cannot know which marked form is a newsletter. */
export default { type: 'submit', selector: '.ekit-mailChimpForm,form[data-widget]' } satisfies ReplayRule;
