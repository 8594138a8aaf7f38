import { expect, test } from 'vitest';
import { firstNotice } from '../../src/widgets/notices/notice';

test('the first notice is none that only informs, though WooCommerce 8 prints it as an alert', () => {
  document.body.innerHTML = `
    <div class="wc-block-components-notice-banner is-info" role="alert">Returning customer?</div>
    <div class="wc-block-components-notice-banner is-error" role="alert">No</div>`;
  expect(firstNotice(document)?.textContent).toBe('No');
});
