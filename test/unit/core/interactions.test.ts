import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClaims } from '../../../src/core/claim/claims';
import { holdInteractions, type Interactions } from '../../../src/core/claim/interactions';
import { element } from './dom';

const tabs = {
  name: 'tabs',
  replay: [
    { type: 'click', selector: 'button, .held' },
    { type: 'keydown', selector: 'button', keys: ['End'] },
    { type: 'submit', selector: 'form' },
  ] as const,
};

let stop: AbortController;
let held: Interactions;
const onHold = vi.fn();

beforeEach(() => {
  stop = new AbortController();
  held = holdInteractions(createClaims([tabs], {}), [], stop.signal);
  held.onHold = onHold;
  onHold.mockReset();
});
afterEach(() => stop.abort());

const host = (): HTMLElement =>
  element('<div data-widget="tabs"><button type="button"><i>x</i></button><a href="#x">link</a><form></form></div>');

function listen(node: Element, type: string): ReturnType<typeof vi.fn> {
  const heard = vi.fn();
  node.addEventListener(type, heard);
  return heard;
}

describe('an action on a widget that is not there yet', () => {
  test('a held click is heard by nobody until the widget is ready, then once', () => {
    const node = host();
    const heard = listen(node, 'click');
    const icon = node.querySelector('i') as HTMLElement;
    icon.click();
    icon.click();
    expect(heard).not.toHaveBeenCalled();
    expect(onHold).toHaveBeenCalledWith(node, 'tabs');
    expect(held.hasHeld(node)).toBe(true);
    held.replay();
    expect(heard).not.toHaveBeenCalled();
    held.markReady(node, 'tabs');
    held.replay();
    held.replay();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ type: 'click', target: icon, bubbles: true, cancelable: true });
    expect(held.hasHeld(node)).toBe(false);
  });

  test('a held click marks its button as busy after 100 ms, until it is repeated', () => {
    vi.useFakeTimers();
    const node = host();
    const button = node.querySelector('button') as HTMLElement;
    button.click();
    vi.advanceTimersByTime(99);
    expect(button.getAttributeNames()).toEqual(['type']);
    vi.advanceTimersByTime(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    held.markReady(node, 'tabs');
    held.replay();
    expect(button.getAttributeNames()).toEqual(['type']);
    vi.useRealTimers();
  });

  test('a click that is repeated soon sets no busy mark and keeps that of another script', () => {
    vi.useFakeTimers();
    const node = host();
    const button = node.querySelector('button') as HTMLElement;
    button.click();
    held.markReady(node, 'tabs');
    held.replay();
    vi.advanceTimersByTime(1000);
    expect(button.getAttributeNames()).toEqual(['type']);
    held.markPending(node, 'tabs');
    const other = host();
    const busy = other.querySelector('button') as HTMLElement;
    busy.setAttribute('aria-busy', 'true');
    busy.click();
    vi.advanceTimersByTime(1000);
    held.markReady(other, 'tabs');
    held.replay();
    expect(busy.getAttributeNames()).toEqual(['type', 'aria-busy']);
    vi.useRealTimers();
  });

  test('a click that several hosts may want waits for all of them, in whichever order they are ready', () => {
    stop.abort();
    stop = new AbortController();
    const hosts = [element('<div data-widget="popup"></div>'), element('<div data-widget="popup"></div>')] as const;
    const link = element('<a href="#x">link</a>');
    const popup = { name: 'popup', replay: [{ type: 'click', selector: 'a', hostsOf: () => hosts }] as const };
    held = holdInteractions(createClaims([popup], {}), [], stop.signal);
    const heard = listen(link, 'click');
    link.click();
    expect(hosts.map((one) => held.hasHeld(one))).toEqual([true, true]);
    held.markReady(hosts[1], 'popup');
    held.replay();
    expect(heard).not.toHaveBeenCalled();
    held.markReady(hosts[0], 'popup');
    held.replay();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('held actions are repeated in their order', () => {
    const node = host();
    const button = node.querySelector('button') as HTMLElement;
    const order: string[] = [];
    for (const type of ['click', 'keydown']) node.addEventListener(type, () => order.push(type));
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
    button.click();
    held.markReady(node, 'tabs');
    held.replay();
    expect(order).toEqual(['keydown', 'click']);
  });

  test('a held click goes to the same link in markup that has replaced it', () => {
    const node = host();
    const link = node.querySelector('a') as HTMLElement;
    link.className = 'held';
    link.click();
    const twin = link.cloneNode(true) as HTMLElement;
    const other = twin.cloneNode(true) as HTMLElement;
    other.setAttribute('href', '#y');
    const [heard, heardByOther] = [listen(twin, 'click'), listen(other, 'click')];
    link.replaceWith(other, twin);
    held.markReady(node, 'tabs');
    held.replay();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heardByOther).not.toHaveBeenCalled();
  });

  test('a held click is dropped when its button has left the page', () => {
    const node = host();
    const heard = listen(node, 'click');
    const button = node.querySelector('button') as HTMLElement;
    button.click();
    button.remove();
    held.markReady(node, 'tabs');
    held.replay();
    expect(heard).not.toHaveBeenCalled();
  });

  test('a held click is repeated when its widget is unmounted before it was ready', () => {
    const node = host();
    const heard = listen(node, 'click');
    (node.querySelector('button') as HTMLElement).click();
    held.markPending(node, 'tabs');
    held.replay();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(held.hasHeld(node)).toBe(false);
  });

  test('a held click waits for all widgets that want it', () => {
    stop.abort();
    const again = new AbortController();
    const sticky = { name: 'sticky', replay: [{ type: 'click', selector: 'button' }] as const };
    const both = holdInteractions(createClaims([tabs, sticky], {}), [], again.signal);
    const node = element('<div data-widget="tabs sticky"><button></button></div>');
    const heard = listen(node, 'click');
    (node.firstElementChild as HTMLElement).click();
    both.markReady(node, 'tabs');
    both.replay();
    expect(heard).not.toHaveBeenCalled();
    both.markReady(node, 'sticky');
    both.replay();
    expect(heard).toHaveBeenCalledTimes(1);
    again.abort();
  });
});

describe('an action on a widget whose manifest comes later', () => {
  const rule = { type: 'click', selector: '.late' } as const;
  const late = { name: 'late', adopts: ['.box'], replay: [rule] };
  const box = (): HTMLElement => element('<div class="box"><button type="button" class="late"></button></div>');
  const begin = (): { claims: ReturnType<typeof createClaims>; both: Interactions; wanted: typeof onHold } => {
    stop.abort();
    stop = new AbortController();
    const claims = createClaims([tabs], {});
    const both = holdInteractions(claims, [rule], stop.signal);
    both.onHold = onHold;
    return { claims, both, wanted: onHold };
  };
  const press = (node: HTMLElement): void => (node.firstElementChild as HTMLElement).click();

  test('a click on a late widget waits until all manifests are known, then for its widget', () => {
    const { claims, both, wanted } = begin();
    const node = box();
    const heard = listen(node, 'click');
    press(node);
    press(node);
    both.replay();
    expect(heard).not.toHaveBeenCalled();
    expect(wanted).not.toHaveBeenCalled();
    claims.add(late);
    both.assignHeld();
    expect(wanted).toHaveBeenCalledWith(node, 'late');
    expect(both.hasHeld(node)).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    both.markReady(node, 'late');
    both.replay();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a click is repeated when no late widget wants it', () => {
    const { claims, both } = begin();
    const node = element('<div><button type="button" class="late"></button></div>');
    const heard = listen(node, 'click');
    press(node);
    claims.add(late);
    both.assignHeld();
    expect(heard).toHaveBeenCalledTimes(1);
    press(node);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('an action that is not held', () => {
  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s passes at once', (key) => {
    const node = host();
    const heard = listen(node, 'click');
    node
      .querySelector('button')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a click with another mouse button passes at once', () => {
    const node = host();
    const heard = listen(node, 'click');
    node.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, button: 1 }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a click on a part that the widget does not name, or outside of it, passes at once', () => {
    const node = host();
    const heard = listen(node, 'click');
    (node.querySelector('a') as HTMLElement).click();
    const outside = element('<button></button>');
    const heardOutside = listen(outside, 'click');
    outside.click();
    expect([heard, heardOutside].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });

  test('a key that is not named passes at once, and so does an event that was already prevented', () => {
    const node = host();
    const heard = listen(node, 'keydown');
    const button = node.querySelector('button') as HTMLElement;
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    const event = new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true });
    event.preventDefault();
    button.dispatchEvent(event);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('a click on an element that is marked with none passes at once', () => {
    const node = host();
    const heard = listen(node, 'click');
    node.dataset.widget = 'tabs none';
    (node.querySelector('button') as HTMLElement).click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a click on an element passes at once when its widget has handed it back to the page', () => {
    stop.abort();
    stop = new AbortController();
    const claims = createClaims([tabs], {});
    const again = holdInteractions(claims, [], stop.signal);
    const node = host();
    const heard = listen(node, 'click');
    claims.release(node, 'tabs');
    (node.querySelector('button') as HTMLElement).click();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(again.hasHeld(node)).toBe(false);
  });
});

test('a held submit is repeated with its button, unless the button has left the form', () => {
  const node = element<HTMLElement>(
    '<div data-widget="tabs"><form><button name="a" value="1"></button></form><form></form></div>',
  );
  const [form, other] = [...node.children] as [HTMLFormElement, HTMLFormElement];
  const button = form.firstElementChild as HTMLButtonElement;
  const request = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
  const submit = () => {
    const event = Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: button });
    // As if the visitor had sent it.
    Object.defineProperty(event, 'isTrusted', { value: true });
    form.dispatchEvent(event);
  };
  submit();
  held.markReady(node, 'tabs');
  held.replay();
  expect(request.mock.calls).toEqual([[button]]);
  held.markPending(node, 'tabs');
  submit();
  other.append(button);
  held.markReady(node, 'tabs');
  held.replay();
  expect(request.mock.calls[1]).toEqual([null]);
});

test('a submit event that a script dispatches is dispatched again and sends nothing', () => {
  const node = element<HTMLElement>('<div data-widget="tabs"><form></form></div>');
  const form = node.firstElementChild as HTMLFormElement;
  const request = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
  const heard = listen(form, 'submit');
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(heard).not.toHaveBeenCalled();
  held.markReady(node, 'tabs');
  held.replay();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(request).not.toHaveBeenCalled();
});

test('clicks on the parts of one button are one click, which is repeated even if the parts are replaced', () => {
  const node = element<HTMLElement>('<div data-widget="tabs"><button><i></i><b></b></button></div>');
  const button = node.firstElementChild as HTMLButtonElement;
  const heard = listen(button, 'click');
  for (const part of [...button.children]) (part as HTMLElement).click();
  button.replaceChildren(document.createElement('svg'));
  held.markReady(node, 'tabs');
  held.replay();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a repeated click that causes further repetitions loses none of them', () => {
  const [first, second, third] = [host(), host(), host()];
  const buttons = [first, second, third].map((node) => node.querySelector('button') as HTMLButtonElement);
  const heard = buttons.map((button) => listen(button, 'click'));
  for (const button of buttons) button.click();
  // As code of the page does that unmounts a widget.
  buttons[0]?.addEventListener('click', () => held.replay());
  held.markReady(first, 'tabs');
  held.markReady(second, 'tabs');
  held.replay();
  held.markReady(third, 'tabs');
  held.replay();
  expect(heard.map((one) => one.mock.calls.length)).toEqual([1, 1, 1]);
});

describe('a link behind a press that still waits', () => {
  const cart = {
    name: 'cart',
    replay: [
      { type: 'click', selector: '.add', isKept: true },
      { type: 'click', selector: '.open' },
    ] as const,
  };
  const page = (): HTMLElement =>
    element(
      '<div><div data-widget="cart"><button class="add"></button><button class="open"></button></div>' +
        '<a href="/cart">cart</a><a href="#place">place</a><a href="/window" target="_blank">window</a><form></form></div>',
    );
  const part = (node: HTMLElement, selector: string): HTMLElement => node.querySelector<HTMLElement>(selector)!;

  beforeEach(() => {
    vi.useFakeTimers();
    stop.abort();
    stop = new AbortController();
    held = holdInteractions(createClaims([cart], {}), [], stop.signal);
    // Nothing leaves the test's page.
    addEventListener('click', (event) => event.preventDefault(), { signal: stop.signal });
  });
  afterEach(() => vi.useRealTimers());

  test('the link opens after the press has been repeated, when the server keeps what the press does', () => {
    const node = page();
    const order: string[] = [];
    for (const selector of ['.add', 'a']) part(node, selector).addEventListener('click', () => order.push(selector));
    part(node, '.add').click();
    part(node, 'a').click();
    held.replay();
    expect(order).toEqual([]);
    held.markReady(part(node, '[data-widget]'), 'cart');
    held.replay();
    expect(order).toEqual(['.add', 'a']);
  });

  test('the link opens at once behind a press that changes only the page', () => {
    const node = page();
    const heard = listen(part(node, 'a'), 'click');
    part(node, '.open').click();
    part(node, 'a').click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a place of the page and another window open at once, because the page stays', () => {
    const node = page();
    part(node, '.add').click();
    for (const selector of ['[href="#place"]', '[target]']) {
      const heard = listen(part(node, selector), 'click');
      part(node, selector).click();
      expect(heard).toHaveBeenCalledTimes(1);
    }
  });

  test('a form is sent after the press', () => {
    const node = page();
    const heard = listen(part(node, 'form'), 'submit');
    part(node, '.add').click();
    part(node, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(heard).not.toHaveBeenCalled();
    held.markReady(part(node, '[data-widget]'), 'cart');
    held.replay();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('the link opens after five seconds all the same, when the widget does not come', () => {
    const node = page();
    const heard = listen(part(node, 'a'), 'click');
    part(node, '.add').click();
    part(node, 'a').click();
    vi.advanceTimersByTime(4900);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
