import { expect, test } from 'vitest';
import type { FieldInfo, WidgetForm } from '../../../src/core/settings/form';
import type { Control, SettingDescription, SettingsReader } from '../../../src/core/settings/types';

const schemas = import.meta.glob<SettingsReader<unknown>>('../../../src/widgets/*/settings.ts', {
  eager: true,
  import: 'settings',
});
const files = import.meta.glob<WidgetForm>('../../../src/widgets/*/panelForm.ts', { eager: true, import: 'form' });

const FORMS = Object.entries(files).map(
  ([path, form]) =>
    [path.split('/').at(-2)!, form, schemas[path.replace('panelForm.ts', 'settings.ts')]?.describe() ?? []] as const,
);

/** Names of products, which are written like keys. */
const PRODUCTS = /\b(Jet[A-Z]\w+|ElementsKit|WooCommerce|YouTube|OpenStreetMap)\b/g;

interface Field {
  /** The key, after the keys of what it is part of. */
  path: string;
  info: FieldInfo;
  control: Control;
}

/** The fields of lists and records inside a control. */
const inside = (path: string, control: Control): Field[] => {
  const parts = control.kind === 'list' ? control.items : control.kind === 'group' ? control.settings : undefined;
  return (parts ?? []).flatMap(({ key, field = {}, control: own }) => [
    { path: `${path}.${key}`, info: field, control: own },
    ...inside(`${path}.${key}`, own),
  ]);
};

const fieldsOf = ({ fields }: WidgetForm, described: readonly SettingDescription[]): Field[] =>
  Object.entries(fields).flatMap(([key, info]) => {
    const control = info.control ?? described.find((one) => one.key === key)?.control ?? { kind: 'text' };
    return [{ path: key, info, control }, ...inside(key, control)];
  });

/** What is wrong with a label; undefined if it reads well. */
function faultOf(label: string | undefined): string | undefined {
  if (!label?.trim()) return 'is missing';
  if (label.length > 40) return 'is too long';
  const words = label.replace(PRODUCTS, '');
  return /_|\p{Ll}\p{Lu}/u.test(words) ? 'looks like a key' : undefined;
}

const twice = (texts: readonly string[]): string[] => texts.filter((text, at) => texts.indexOf(text) !== at);

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1);

test('each type has a name of its own', () => {
  expect(FORMS.length).toBeGreaterThan(90);
  const labels = FORMS.map(([, { label }]) => label);
  expect(FORMS.flatMap(([type, { label }]) => (faultOf(label) ? `${type} ${faultOf(label)}` : []))).toEqual([]);
  expect(twice(labels.map((label) => label.toLowerCase()))).toEqual([]);
});

test.each(FORMS)('the form of %s has a field for each setting, and no other', (_, { fields }, described) => {
  expect(Object.keys(fields).sort()).toEqual(described.map(({ key }) => key).sort());
});

test.each(FORMS)('the labels of %s are short words, each there once', (_, form, described) => {
  const fields = fieldsOf(form, described);
  const faults = fields.flatMap(({ path, info }) => (faultOf(info.label) ? `${path} ${faultOf(info.label)}` : []));
  expect(faults).toEqual([]);
  expect(twice(fields.map(({ path, info }) => `${parentOf(path)}${info.label}`))).toEqual([]);
});

test.each(FORMS)('the help of %s is made of short sentences', (_, form, described) => {
  const abouts = fieldsOf(form, described).flatMap(({ info }) => info.about ?? []);
  expect(abouts.filter((about) => about.length > 160 || !/^\S.*[.!?]$/.test(about) || about.includes('`'))).toEqual([]);
});

test.each(FORMS)('each word of the choices of %s has a name', (_, form, described) => {
  for (const { path, info, control } of fieldsOf(form, described)) {
    const words = control.kind === 'choice' ? control.words : [];
    const names = info.options ?? {};
    expect(Object.keys(names).sort(), path).toEqual([...words].sort());
    expect(twice(Object.values(names)), path).toEqual([]);
    expect(
      Object.values(names).filter((name) => !name.trim()),
      path,
    ).toEqual([]);
  }
});

test.each(FORMS)('the help of %s names other settings by their labels', (_, form, described) => {
  const fields = fieldsOf(form, described);
  const known = fields.flatMap(({ info }) => [info.label, ...Object.values(info.options ?? {})]);
  const named = fields.flatMap(({ info }) => [...(info.about ?? '').matchAll(/“([^”]+)”/g)].map(([, name]) => name));
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

const host = (attributes: string): HTMLElement => {
  document.body.innerHTML = `<div ${attributes}></div>`;
  return document.body.firstElementChild as HTMLElement;
};

const shownOn = (type: string, element: HTMLElement, keys: readonly string[]): string[] => {
  const fields = FORMS.find(([name]) => name === type)![1].fields;
  return keys.filter((key) => fields[key]!.appliesTo?.(element) ?? true);
};

test('an image carousel offers the choice of arrows and dots, newer carousels offer the switch', () => {
  const keys = ['navigation', 'arrows', 'pagination'];
  const shown = (attributes: string): string[] => shownOn('image-carousel', host(attributes), keys);
  expect(shown('')).toEqual(['navigation', 'pagination']);
  expect(shown('data-widget_type="image-carousel.default"')).toEqual(['navigation', 'pagination']);
  expect(shown('data-widget_type="nested-carousel.default"')).toEqual(['arrows', 'pagination']);
  expect(shown('data-widget_type="loop-carousel.post"')).toEqual(['arrows', 'pagination']);
});

test('an entrance offers the animation of widgets on widgets of Elementor, else the other one', () => {
  const keys = ['animation', 'animation_delay', '_animation', '_animation_delay'];
  const shown = (attributes: string): string[] => shownOn('entrance', host(attributes), keys);
  expect(shown('class="elementor-element elementor-widget"')).toEqual(['_animation', '_animation_delay']);
  expect(shown('class="elementor-element e-con"')).toEqual(['animation', 'animation_delay']);
});
