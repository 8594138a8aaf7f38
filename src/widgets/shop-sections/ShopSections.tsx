import { type ReactNode, useEffect, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { isRecord } from '../../core/settings/settings';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { on } from '../../page/base/events';
import { pageGlobal } from '../../page/base/globals';
import { Fold } from './Fold';
import { applyCoupon, logIn } from './requests';
import { type settings as schema, settings } from './settings';
import './shop-sections.css';

type Props = WidgetProps<typeof schema>;

/** The cart, the checkout, the account or an order's summary, as Elementor lays it out. */
function ShopSections(props: Props): ReactNode {
  if (isDrivenByEditor(props.host)) return null;
  return (
    <>
      <StickyColumn {...props} />
      <Referers {...props} />
      <Section
        {...props}
        names={['.e-coupon-box', '.e-show-coupon-form', '.e-coupon-anchor', '.e-apply-coupon']}
        send={applyCoupon}
      />
      <Section
        {...props}
        names={[
          '.e-woocommerce-login-section',
          '.e-show-login',
          '.e-woocommerce-login-anchor',
          '.e-woocommerce-form-login-submit',
        ]}
        send={logIn}
      />
    </>
  );
}

function StickyColumn({ host, settings }: Props): ReactNode {
  const column = useLive(host, () => host.querySelector('.e-sticky-right-column'));
  if (!column || !settings.sticky_right_column) return null;
  const bar = document.getElementById('wpadminbar');
  const room = bar && getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
  return (
    <Bind
      to={column}
      class={{ 'e-sticky-right-column--active': true }}
      style={{ top: `${settings.sticky_right_column_offset + room}px` }}
    />
  );
}

/** Tells the server which element the form stands in, so that its answers have the element's own words. */
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

interface SectionProps extends Props {
  /** Selectors: the whole, the link that opens it, what that opens, the button that sends it. */
  names: [box: string, link: string, section: string, button: string];
  send(host: HTMLElement, box: Element, settings: Props['settings']): Promise<unknown>;
}

/** Elementor prints sections inside of these; in a post nobody can write them. */
const FORMS = 'form:is(.checkout, .woocommerce-cart-form)';

/** A section that opens below its link and is sent by itself, although it stands inside the checkout's form. */
function Section({ host, settings, names, send }: SectionProps): ReactNode {
  const [boxName, linkName, sectionName, buttonName] = names;
  const find = (name: string): HTMLElement | null => host.querySelector<HTMLElement>(`${FORMS} ${name}`);
  const box = useLive(host, () => find(boxName));
  const link = useLive(host, () => find(linkName));
  const section = useLive(host, () => find(sectionName));
  const button = useLive(host, () => find(buttonName));
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const whole = box ?? section;
  if (!whole) return null;

  const submit = async (event: PageEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isTaken = await send(host, whole, settings);
    setBusy(false);
    if (isTaken === true) setOpen(false);
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key, target } = event as Event as KeyboardEvent;
    // Enter would send the order.
    if (key === 'Enter' && target instanceof HTMLInputElement) void submit(event);
  };
  const busy = isBusy ? 'true' : undefined;
  return (
    <>
      <Bind to={whole} class={{ processing: isBusy || undefined }} attrs={{ 'aria-busy': busy }} />
      {link && section && <Fold link={link} section={section} isOpen={isOpen} setOpen={setOpen} />}
      {section && <Bind to={section} on={{ keydown: onKeyDown }} />}
      {button && <Bind to={button} attrs={{ 'aria-disabled': busy }} on={{ click: (event) => void submit(event) }} />}
    </>
  );
}

export default widget({ settings, component: ShopSections });
