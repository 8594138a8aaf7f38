import { afterEach, describe, expect, test } from 'vitest';
import { isEditMode, isElementorEditing, setEditMode } from '../../src/elementor/base/editMode';
import { modelOf, settingsOf, typeOf } from '../../src/elementor/editor/models';
import { isLightboxLink } from '../../src/elementor/lightboxLinks';

const configure = (config: object | undefined): void => {
  Object.assign(window, { elementorFrontendConfig: config });
};

afterEach(() => configure(undefined));

const withModel = (model: unknown, keys: unknown = {}) => {
  configure({ elements: { data: { c1: model }, keys } });
  return modelOf('c1');
};

describe('edit mode', () => {
  afterEach(() => setEditMode(undefined));

  test('edit mode is on in the preview of Elementor’s editor, and setEditMode overrides it both ways', () => {
    configure({ environmentMode: { edit: true, wpPreview: false } });
    expect(isEditMode()).toBe(true);
    setEditMode(false);
    expect([isEditMode(), isElementorEditing()]).toEqual([false, true]);
    configure({ environmentMode: { edit: false, wpPreview: false } });
    setEditMode(true);
    expect([isEditMode(), isElementorEditing()]).toEqual([true, false]);
  });

  test('edit mode is off while a draft is previewed', () => {
    configure({ environmentMode: { edit: false, wpPreview: true } });
    expect(isEditMode()).toBe(false);
    setEditMode(true);
    expect(isElementorEditing()).toBe(false);
  });
});

describe("the editor's settings of an element", () => {
  test('the editor’s settings of an element are those for the page, without empty ones', () => {
    const model = withModel(
      {
        attributes: { elType: 'widget', widgetType: 'heading', title: 'A', a: 'yes', b: '', c: null, d: 0, e: false },
      },
      { heading: ['a', 'b', 'c', 'd', 'e', 'missing', 7] },
    );
    expect(model && typeOf(model)).toBe('heading');
    expect(model && settingsOf(model)).toEqual({ a: 'yes', d: 0, e: false });
  });

  test('the editor’s settings are plain when the editor has its own lists and objects', () => {
    const model = withModel(
      { attributes: { elType: 'section', isInner: true, slides: { toJSON: () => [{ id: 1 }] } } },
      { 'inner-section': ['slides'], section: [] },
    );
    expect(model && settingsOf(model)).toEqual({ slides: [{ id: 1 }] });
  });

  test('the editor’s settings are those of marked and active controls when the editor lists no keys', () => {
    const model = withModel({
      attributes: { elType: 'column', a: 1, b: 2, c: 3, d: 4 },
      controls: {
        a: { frontend_available: true },
        b: { editor_available: true },
        c: {},
        d: { frontend_available: true },
      },
      getActiveControls: () => ({ a: {}, b: {}, c: {} }),
    });
    expect(model && settingsOf(model)).toEqual({ a: 1, b: 2 });
  });

  test('the editor’s model is missing when it does not exist or is broken', () => {
    for (const broken of [undefined, null, [], 'x', {}, { attributes: [] }]) expect(withModel(broken)).toBeUndefined();
    for (const config of [undefined, {}, { elements: [] }, { elements: { data: [] } }]) {
      configure(config);
      expect(modelOf('c1')).toBeUndefined();
    }
  });
});

test('a link opens a lightbox when it is a picture or video, and the site or the link wants that', () => {
  const link = (attributes: string): Element => {
    const box = document.createElement('div');
    box.innerHTML = `<a ${attributes}>x</a>`;
    return box.firstElementChild as Element;
  };
  configure({ kit: { global_image_lightbox: 'yes' } });
  expect(isLightboxLink(link('href="/a.JPG?x=1"'))).toBe(true);
  expect(isLightboxLink(link('href="/a.jpg" data-elementor-open-lightbox="no"'))).toBe(false);
  expect(isLightboxLink(link('href="/a.jpg" download'))).toBe(false);
  expect(isLightboxLink(link('href="/a" data-elementor-lightbox-video="/v"'))).toBe(true);
  expect(isLightboxLink(link('href="/?a.jpg"'))).toBe(false);
  configure({ kit: {} });
  expect(isLightboxLink(link('href="/a.jpg"'))).toBe(false);
  expect(isLightboxLink(link('href="/a.jpg" data-elementor-open-lightbox="yes"'))).toBe(true);
});
