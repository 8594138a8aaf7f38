import { showWaiting } from '../../core/claim/waiting';
import { isElement, isHtmlElement, isTag } from '../../core/dom/nodes';
import { isModified } from '../../core/jquery/listen';
import { listenAfterAll } from '../../core/jquery/ordered';
import { goTo } from '../../page/base/url';
import { isCartBusy, whenCartIdle } from '../cartQueue';
import { sendNatively } from '../sendNatively';
import { watchLeaving } from './leaving';

/** How long a press may wait for the cart, in milliseconds; then it leaves all the same. */
const PATIENCE = 5000;

/** Only the newest press leaves. */
let newest: Event | undefined;

async function leaveInTurn(event: Event, pressed: Element, leave: () => void): Promise<void> {
  event.preventDefault();
  newest = event;
  const stopWaiting = showWaiting(pressed);
  await Promise.race([whenCartIdle(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  stopWaiting();
  if (newest === event) leave();
}

/** The address that a press opens in this window; undefined for a place of the page, and for what is no page. */
function addressOf(link: HTMLAnchorElement): string | undefined {
  if (!/^https?:$/.test(link.protocol) || link.hasAttribute('download') || !isThisWindow(link.target)) return undefined;
  const [page] = location.href.split('#');
  return link.hash && link.href.split('#')[0] === page ? undefined : link.href;
}

const isThisWindow = (target: string): boolean => target === '' || target === '_self';

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || !isCartBusy() || isModified(event)) return;
  const [pressed] = event.composedPath();
  const link = isElement(pressed) ? pressed.closest<HTMLAnchorElement>('a[href]') : null;
  const address = link && addressOf(link);
  if (address) void leaveInTurn(event, link, () => goTo(address));
}

/**
 * Links and forms that leave the page wait for the requests that change the cart: the browser would cancel the running
 * one and drop those behind it, and the next page could save the cart as it was before. Returns a function that ends this.
 */
export function holdLeaving(): () => void {
  const leaving = watchLeaving(() => {});

  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !isTag(form, 'form')) return;
    // The form's own widget has not heard that it was sent.
    if (leaving.isOn()) {
      event.preventDefault();
      return;
    }
    const button = isHtmlElement(submitter) ? submitter : null;
    // Attributes, because fields of such names hide the form's properties.
    const given = (name: string): string => button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
    if (!isCartBusy() || given('method') === 'dialog' || !isThisWindow(given('target'))) return;
    void leaveInTurn(event, button ?? form, () => {
      // Scripts disable the button after a press, and a disabled one sends no value.
      const isDisabled = button?.hasAttribute('disabled');
      button?.removeAttribute('disabled');
      sendNatively(form, button, (sent) => leaving.submitted(sent, button));
      if (isDisabled) button?.setAttribute('disabled', '');
    });
  };

  const stops = [listenAfterAll('click', onClick), listenAfterAll('submit', onSubmit), leaving.stop];
  return () => {
    for (const stop of stops) stop();
  };
}
