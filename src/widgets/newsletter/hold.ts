import type { ReplayRule } from '../../core/types';

/** A native submit would subscribe nobody; the loader cannot know which marked host is a newsletter. */
export default { type: 'submit', selector: '.ekit-mailChimpForm,[data-widget]' } satisfies ReplayRule;
