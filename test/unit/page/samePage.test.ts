import { describe, expect, test } from 'vitest';
import { nameOnPage, placeOnPage } from '../../../src/page/scroll/samePage';

function link(href: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.setAttribute('href', href);
  return element;
}

describe('a link to a place on the page', () => {
  test('a link on the page names its place in any language, with or without the path; other links name none', () => {
    expect(nameOnPage(link(`${window.location.pathname}#about`))).toBe('about');
    expect(nameOnPage(link('#%C3%BCber'))).toBe('über');
    expect(nameOnPage(link('#100%'))).toBe('100%');
    expect(nameOnPage(link('#'))).toBeNull();
    expect(nameOnPage(link('/elsewhere/#about'))).toBeNull();
    expect(nameOnPage(link('?page=2#about'))).toBeNull();
    expect(nameOnPage(link('http://[#a'))).toBeNull();
  });

  test('a link on the page leads to the element with its id, if there is one', () => {
    document.body.innerHTML = '<section id="über-uns"></section>';
    expect(placeOnPage(link('#%C3%BCber-uns'))).toBe(document.body.firstElementChild);
    expect(placeOnPage(link('#elsewhere'))).toBeNull();
  });
});
