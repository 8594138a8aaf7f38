/**
 * What Elementor adds to the shop's own pages; the parts are independent of each other:
 * a column that stays in view, the referer of forms, and two sections, coupon and login (`Section.tsx`, `requests.ts`).
 */
import { type ReactNode, useEffect, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { isRecord } from '../../core/settings/settings';
import { type WidgetProps, widget } from '../../core/types';
import { on } from '../../page/base/events';
import { pageGlobal } from '../../page/base/globals';
import { adminBarHeight } from '../../wordpress/adminBarHeight';
import { applyCoupon, logIn } from './requests';
import { Section, type SectionParts } from './Section';
import { type settings as schema, settings } from './settings';
import './shop-sections.css';

type Props = WidgetProps<typeof schema>;

const COUPON: SectionParts = {
  box: '.e-coupon-box',
  link: '.e-show-coupon-form',
  section: '.e-coupon-anchor',
  button: '.e-apply-coupon',
};

const LOGIN: SectionParts = {
  box: '.e-woocommerce-login-section',
  link: '.e-show-login',
  section: '.e-woocommerce-login-anchor',
  button: '.e-woocommerce-form-login-submit',
};

/** The cart, the checkout, the account or an order's summary, as Elementor lays it out. */
function ShopSections(props: Props): ReactNode {
  return (
    <>
      <StickyColumn {...props} />
      <Referers {...props} />
      <Section {...props} parts={COUPON} send={applyCoupon} />
      <Section {...props} parts={LOGIN} send={logIn} />
    </>
  );
}

function StickyColumn({ host, settings }: Props): ReactNode {
  const column = useLive(host, () => host.querySelector('.e-sticky-right-column'));
  if (!column || !settings.sticky_right_column) return null;
  return (
    <Bind
      to={column}
      class={{ 'e-sticky-right-column--active': true }}
      style={{ top: `${settings.sticky_right_column_offset + adminBarHeight()}px` }}
    />
  );
}

/** Tells the server which page and element a form belongs to, so that its answers use the element's texts. */
function Referers({ host }: Props): ReactNode {
  const [, draw] = useState(0);
  useEffect(() => on(document.body, 'updated_checkout', () => draw((count) => count + 1)), []);
  const { post } = pageGlobal('elementorFrontendConfig') ?? {};
  const id = isRecord(post) ? String(post.id ?? '') : '';
  const own = host.getAttribute('data-id');
  if (!id || !own) return null;
  const address = new URL(window.location.href);
  address.searchParams.set('elementorPageId', id);
  address.searchParams.set('elementorWidgetId', own);
  const fields = [...host.querySelectorAll('[name="_wp_http_referer"]')];
  // biome-ignore lint/suspicious/noArrayIndexKey: a binding has no state
  return fields.map((field, at) => <Bind key={at} to={field} attrs={{ value: address.href }} />);
}

export default widget({ settings, component: ShopSections });
