import type { ReplayRule } from '../../core/types';

/** A native submit would send the form nowhere; the login form of the page builder is sent natively. */
export default { type: 'submit', selector: '.elementor-form:not(.elementor-login)' } satisfies ReplayRule;
