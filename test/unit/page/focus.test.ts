import { describe, expect, test } from 'vitest';
import { focusOn, isTyping, rememberFocus } from '../../../src/page/focus/focus';
import { element } from '../core/dom';

describe('returning the focus', () => {
  test('the focus returns to the element that had it', () => {
    const box = element('<div><button>opener</button><button>other</button></div>');
    const [opener, other] = [...box.children] as [HTMLElement, HTMLElement];
    opener.focus();
    const back = rememberFocus();
    other.focus();
    back();
    expect(document.activeElement).toBe(opener);
  });

  test('the focus returns to the nearest remaining ancestor when the opener is gone', () => {
    const box = element('<div><p><button>opener</button></p></div>');
    const opener = box.querySelector('button') as HTMLElement;
    opener.focus();
    const back = rememberFocus();
    (box.firstElementChild as HTMLElement).remove();
    back();
    expect(document.activeElement).toBe(box);
  });

  test('the focus returns to the nearest ancestor when the opener is disabled, and its attributes stay', () => {
    const box = element('<div><p><button tabindex="0">opener</button></p></div>');
    const opener = box.querySelector('button') as HTMLButtonElement;
    opener.focus();
    const back = rememberFocus();
    opener.blur();
    opener.disabled = true;
    back();
    expect(opener.getAttribute('tabindex')).toBe('0');
    expect(document.activeElement).toBe(box.firstElementChild);
  });

  test('the focus stays where it is when nothing had it before', () => {
    const button = element('<button></button>');
    const back = rememberFocus(document.body);
    button.focus();
    back();
    expect(document.activeElement).toBe(button);
  });
});

describe('focusing', () => {
  test('focusOn() makes an element focusable for as long as it has the focus', () => {
    const node = element('<p>text</p>');
    focusOn(node);
    expect(document.activeElement).toBe(node);
    node.blur();
    expect(node.outerHTML).toBe('<p>text</p>');
  });
});

describe('typing', () => {
  test.each(['<input>', '<input type="search">', '<textarea></textarea>', '<select></select>'])(
    'the visitor types when the focus is in %s',
    (html) => {
      expect(isTyping(element(html))).toBe(true);
    },
  );

  test.each(['<button></button>', '<input type="checkbox">', '<input type="submit">', '<a href="#"></a>'])(
    'the visitor does not type when the focus is in %s',
    (html) => {
      expect(isTyping(element(html))).toBe(false);
    },
  );
});
