import type { ReplayRule } from '../../core/types';

/**
 * Sent natively, the form would reload the page and subscribe nobody. Which marked host is a newsletter shows once the
 * runtime is there: until then the forms of all of them wait.
 */
export default { type: 'submit', selector: '.ekit-mailChimpForm,[data-widget]' } satisfies ReplayRule;
