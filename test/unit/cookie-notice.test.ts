import Cookies from 'js-cookie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasConsent, isNoticeAccepted, onConsent, publishConsent } from '../../src/page/storage/consent';
import { consentLifetime } from '../../src/widgets/cookie-notice/consentCookie';
import { acceptButtonsOf, closeButtonsOf, isPopup } from '../../src/widgets/cookie-notice/markup';

const page = window as unknown as Record<string, unknown>;
const say = (detail: object): boolean =>
  document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));

afterEach(() => {
  document.body.innerHTML = '';
  for (const name of ['sgcc-cookie-notice', 's_gdpr_c_c_cookie']) Cookies.remove(name);
  for (const name of ['wp_has_consent', 'wp_consent_type', 'storefrontWidgetsConsent']) delete page[name];
  Cookies.set('sgcc-cookie-notice', 'on');
  publishConsent('allow');
  Cookies.remove('sgcc-cookie-notice');
});

describe('how long consent lasts', () => {
  test.each([
    ['the page’s days', null, { cookieExpireTime: '30' }, { days: 30, path: '/' }],
    ['zero: until the browser closes', null, { cookieExpireTime: '0' }, { days: undefined, path: '/' }],
    ['the setting first', 7, { cookieExpireTime: '30' }, { days: 7, path: '/' }],
    ['nonsense: 30 days', null, { cookieExpireTime: 'x' }, { days: 30, path: '/' }],
    ['no global: 30 days', null, undefined, { days: 30, path: '/' }],
  ])('consent lasts by this rule: %s', (_, given, global, expected) => {
    expect(consentLifetime(given, global)).toEqual(expected);
  });

  test('consent is limited to the path of a shop in a sub-directory of a multisite', () => {
    const global = { isMultisite: '1', subdomainInstall: '', path: '/de/' };
    expect(consentLifetime(null, global).path).toBe('/de/');
    expect(consentLifetime(null, { ...global, subdomainInstall: '1' }).path).toBe('/');
    expect(consentLifetime(null, { ...global, path: 'evil; domain=x' }).path).toBe('/');
  });
});

describe('the parts of a notice', () => {
  test('the accept button of a notice is distinguished from the close button, which shares a class with it', () => {
    document.body.innerHTML =
      '<aside><button id="sgcc-accept-button" class="close-sgcc cookie-compliance-button"></button><button id="close-sgcc-button" class="close close-sgcc"></button></aside>';
    const notice = document.querySelector('aside')!;
    expect([...acceptButtonsOf(notice), ...closeButtonsOf(notice)].map(({ id }) => id)).toEqual([
      'sgcc-accept-button',
      'close-sgcc-button',
    ]);
  });

  test('a link that looks like the accept button and leads to more information is not an accept button', () => {
    document.body.innerHTML =
      '<aside><a class="cookie-compliance-button" id="more" href="/privacy/"></a><button id="sgcc-accept-button" class="cookie-compliance-button"></button></aside>';
    expect(acceptButtonsOf(document.querySelector('aside')!).map(({ id }) => id)).toEqual(['sgcc-accept-button']);
  });

  test.each([
    ['data-layout="pop_up"', true],
    ['class="sgcc-main-wrapper layout-popup"', true],
    ['class="sgcc-main-wrapper s-gdpr-c-c-pop-up"', true],
    ['class="sgcc-main-wrapper" data-layout="full_width"', false],
  ])('a notice with %s is a popup: %s', (attributes, expected) => {
    document.body.innerHTML = `<aside ${attributes}></aside>`;
    expect(isPopup(document.querySelector('aside')!)).toBe(expected);
  });
});

describe('consent', () => {
  test('no consent is reported when nobody asks for it', () => {
    expect(hasConsent('marketing')).toBeUndefined();
  });

  test('consent is missing while a notice waits, and no longer when the notice is accepted', () => {
    document.body.innerHTML = '<aside class="sgcc-main-wrapper"></aside>';
    expect(hasConsent()).toBe(false);
    Cookies.set('sgcc-cookie-notice', 'on');
    expect(hasConsent()).toBeUndefined();
  });

  test.each([
    ['sgcc-cookie-notice', 'on', true],
    ['sgcc-cookie-notice', 'off', false],
    ['s_gdpr_c_c_cookie', '1', true],
  ])('the cookie %s=%s means %s', (name, value, expected) => {
    Cookies.set(name, value);
    expect(isNoticeAccepted()).toBe(expected);
  });

  test('an answer holds for this page when cookies cannot be stored', () => {
    publishConsent('allow');
    expect(isNoticeAccepted()).toBe(true);
  });

  test('a consent manager decides about its category, and the newest event counts', () => {
    const stop = onConsent(() => {});
    say({ marketing: 'deny' });
    expect(hasConsent('marketing')).toBe(false);
    say({ marketing: 'allow', statistics: 'deny' });
    expect([hasConsent('marketing'), hasConsent('statistics'), hasConsent('other')]).toEqual([true, false, undefined]);
    stop();
  });

  test('the consent manager’s function is not called before there is a consent type, because it allows everything', () => {
    page.wp_has_consent = () => true;
    expect(hasConsent('marketing')).toBeUndefined();
    page.wp_consent_type = 'optin';
    expect(hasConsent('marketing')).toBe(true);
    page.wp_has_consent = () => {
      throw new Error('broken');
    };
    expect(hasConsent('marketing')).toBeUndefined();
  });

  test('listeners hear every answer, in this tab and in another one, until they stop', () => {
    const heard = vi.fn();
    const stop = onConsent(heard);
    publishConsent('deny');
    say({ marketing: 'allow' });
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
    expect(heard).toHaveBeenCalledTimes(3);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledTimes(3);
    Cookies.set('sgcc-cookie-notice', 'on');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    publishConsent('deny');
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
