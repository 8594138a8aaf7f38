import type { Gate } from '../../core/types';

const TOKEN = 'mailchimp/sendmail';

/** ElementsKit's submit handler: delegated on the body, in older versions bound to the form. */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'submit', selector: '.ekit-mailChimpForm', token: TOKEN },
  { on: '.ekit-mailChimpForm', type: 'submit', token: TOKEN },
];
