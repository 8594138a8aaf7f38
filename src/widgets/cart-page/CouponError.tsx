import type { ReactNode } from 'react';
import { Bind } from '../../core/Bind';
import { Place } from '../../core/Place';
import { couponField } from './parts';

const ID = 'coupon-error-notice';

/** What is wrong with the coupon, beneath its field. */
export function CouponError({ text }: { text: string | null }): ReactNode {
  const field = couponField();
  const wrapper = field?.closest('.coupon') ?? field?.parentElement;
  if (text === null || !field || !wrapper) return null;
  return (
    <>
      <Bind to={field} class={{ 'has-error': true }} attrs={{ 'aria-invalid': 'true', 'aria-describedby': ID }} />
      <Place in={wrapper} as="p" className={ID} attrs={{ id: ID, role: 'alert' }}>
        {text}
      </Place>
    </>
  );
}
