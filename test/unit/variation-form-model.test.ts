import { afterEach, describe, expect, test, vi } from 'vitest';
import { FormModel } from '../../src/widgets/variation-form/FormModel';
import { connect } from '../../src/widgets/variation-form/listeners';
import { readSettings, settings } from '../../src/widgets/variation-form/settings';
import { element } from './core/dom';

const announced = vi.hoisted(() => vi.fn());
vi.mock('../../src/page/base/announce', async (original) => ({ ...(await original<object>()), announce: announced }));

const VARIATIONS = ['red', 'blue'].map((color, at) => ({
  attributes: { attribute_color: color },
  variation_id: 31 + at,
  is_in_stock: true,
  is_purchasable: true,
  variation_is_visible: true,
  variation_is_active: true,
  min_qty: 1,
  max_qty: color === 'blue' ? 2 : '',
}));

const stops: (() => void)[] = [];

const INSIDE = `
  <div class="variations"><select name="attribute_color" data-attribute_name="attribute_color">
    <option value="">Choose</option><option value="red">Red</option><option value="blue">Blue</option>
  </select></div>
  <div class="single_variation_wrap"><div class="single_variation"></div>
    <input name="quantity" value="1" aria-label="Mugs"><input name="variation_id" value="0">
    <button class="single_add_to_cart_button">Add</button>
  </div>`;

interface Started {
  model: FormModel;
  form: HTMLFormElement;
  select: HTMLSelectElement;
}

/** A form that follows its choice, without React. */
function start(html = `<form class="variations_form">${INSIDE}</form>`): Started {
  document.body.innerHTML = html;
  const host = document.querySelector<HTMLElement>('.variations_form')!;
  host.setAttribute('data-product_variations', JSON.stringify(VARIATIONS));
  const fail = (error: unknown): never => {
    throw error;
  };
  const model = new FormModel(host, settings.parse(readSettings(host), vi.fn()), vi.fn(), fail);
  const disconnect = connect(model);
  stops.push(() => {
    model.stop();
    disconnect();
  });
  return { model, form: document.querySelector('form')!, select: host.querySelector('select')! };
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  announced.mockClear();
});

describe('a reset of the form', () => {
  for (const [where, html] of [
    ['the form itself', `<form class="variations_form">${INSIDE}</form>`],
    ['the form around it', `<form><div class="variations_form">${INSIDE}</div></form>`],
  ] as const) {
    test(`a reset clears the variation of the form: ${where}`, async () => {
      const { model, form, select } = start(html);
      choose(select, 'red');
      expect(model.view).toMatchObject({ id: 31, button: 'ready' });
      form.reset();
      await vi.waitFor(() => expect(model.view.button).toBe('select'));
      expect(select.value).toBe('');
      expect(model.view.variation).toBeUndefined();
      expect(model.view.id).not.toBe(31);
    });
  }

  test('a reset changes nothing when a script prevents it, and after the model has stopped', async () => {
    const { model, form, select } = start();
    choose(select, 'red');
    const change = vi.spyOn(model, 'changeSelect');
    form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
    form.reset();
    await new Promise((resolve) => setTimeout(resolve));
    expect(change).not.toHaveBeenCalled();
    form.reset();
    for (const stop of stops.splice(0)) stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(change).not.toHaveBeenCalled();
  });
});

describe('a quantity that a variation changes', () => {
  test('quantities to choose from keep their values', () => {
    const field = '<input name="quantity" value="1" aria-label="Mugs">';
    const list = ['3', '6'].map((value) => `<input type="radio" name="quantity" value="${value}">`).join('');
    const { select } = start(`<form class="variations_form">${INSIDE.replace(field, list)}</form>`);
    choose(select, 'blue');
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[name=quantity]')];
    expect(fields.map(({ value }) => value)).toEqual(['3', '6']);
  });

  const quantity = (): HTMLInputElement => document.querySelector('input[name=quantity]')!;

  test('a changed quantity is announced together with the variation’s details', async () => {
    const { model, select } = start();
    vi.spyOn(model.page, 'place').mockReturnValue(element('<div>5 €</div>'));
    quantity().value = '7';
    choose(select, 'blue');
    expect(quantity().value).toBe('2');
    await vi.waitFor(() => expect(announced).toHaveBeenCalled());
    expect(announced.mock.calls).toEqual([['5 € Mugs 2']]);
  });

  test('a changed quantity is announced once and alone when the details are an alert', async () => {
    const { model, select } = start();
    model.page.place()?.setAttribute('role', 'alert');
    quantity().value = '7';
    choose(select, 'blue');
    await vi.waitFor(() => expect(announced).toHaveBeenCalled());
    expect(announced.mock.calls).toEqual([['Mugs 2']]);
    const shown = vi.fn();
    model.page.place()?.addEventListener('show_variation', shown);
    choose(select, 'red');
    await vi.waitFor(() => expect(shown).toHaveBeenCalled());
    expect(announced).toHaveBeenCalledTimes(1);
  });

  test('a changed quantity is announced even if the next choice comes before the details', async () => {
    const { model, select } = start();
    model.page.place()?.setAttribute('role', 'alert');
    quantity().value = '7';
    choose(select, 'blue');
    choose(select, 'red');
    await vi.waitFor(() => expect(announced).toHaveBeenCalled());
    expect(announced.mock.calls).toEqual([['Mugs 2']]);
  });
});
