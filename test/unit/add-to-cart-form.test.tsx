import { afterEach, expect, test, vi } from 'vitest';
import { AddToCart } from '../../src/widgets/add-to-cart/AddToCart';
import { settings } from '../../src/widgets/add-to-cart/settings';
import { element, mount } from './core/dom';

afterEach(() => vi.unstubAllGlobals());

/** A form whose button is this, and what is posted from it. */
function start(button: string): { press(): void; posted: string[] } {
  const posted: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    posted.push(String(body));
    return new Response('{"fragments":{},"cart_hash":"abc"}');
  });
  const form = element<HTMLFormElement>(
    `<form class="cart" method="post" action="#"><input name="quantity" value="2">${button}</form>`,
  );
  // As in browsers: a form that a script submits has no submitter.
  form.requestSubmit = () =>
    void form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: null }));
  mount(<AddToCart host={form} settings={settings.parse({ ajax: true }, vi.fn())} />);
  return { press: () => form.querySelector<HTMLElement>('.single_add_to_cart_button')?.click(), posted };
}

for (const [what, button] of [
  ['a link', '<a class="single_add_to_cart_button" href="#" value="11">Add</a>'],
  ['a button that submits nothing', '<button class="single_add_to_cart_button" type="button" value="11">Add</button>'],
  ['a submit button', '<button class="single_add_to_cart_button" name="add-to-cart" value="11">Add</button>'],
] as const) {
  test(`${what} adds by ajax, once for two presses`, async () => {
    const { press, posted } = start(button);
    press();
    press();
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(Object.fromEntries(new URLSearchParams(posted[0]))).toMatchObject({ 'add-to-cart': '11', quantity: '2' });
  });
}

test('a link that is disabled adds nothing', async () => {
  const { press, posted } = start('<a class="single_add_to_cart_button disabled" href="#" value="11">Add</a>');
  press();
  await new Promise((done) => setTimeout(done, 50));
  expect(posted).toEqual([]);
});
