import type { ReplayRule } from '../../core/types';

/** Sent by the browser, the form would subscribe nobody. The loader cannot tell which marked host is a newsletter. */
export default { type: 'submit', selector: '.ekit-mailChimpForm,[data-widget]' } satisfies ReplayRule;
