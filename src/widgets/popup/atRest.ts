/** What a popup waits for; part of the loader, which searches its settings as text. */
import { siteSettings } from '../../core/settings/siteConfig';

/** The triggers that run without a visitor, or count their first press. */
const EARLY = /"(page_load|inactivity|click)":\s*("yes"|"true"|"on"|"?1|true)/;

const OPEN_SELECTOR = /"open_selector":\s*("(?:[^"\\]|\\.)*")/g;

/** All settings of a host, as JSON one after the other. */
const settingsText = (host: Element): string =>
  [
    ...['data-elementor-settings', 'data-settings'].map((name) => host.getAttribute(name)),
    ...[...host.querySelectorAll(':scope>script[data-settings]')].map((script) => script.textContent),
    JSON.stringify(siteSettings('popup', host)),
  ].join();

/** Why a popup cannot wait for the visitor. */
export function reasonOf(host: Element): string | undefined {
  if (location.hash.includes('elementor-action')) return 'the address';
  const [, trigger] = EARLY.exec(settingsText(host)) ?? [];
  return trigger && `its trigger ${trigger}`;
}

/** May a press on `target` open a popup that has not started? Each place that gives its `open_selector` counts. */
export const isOpener = (host: Element, target: Element): boolean =>
  [...settingsText(host).matchAll(OPEN_SELECTOR)].some(([, json = '']) => {
    const selector = JSON.parse(json);
    return selector && target.closest(selector);
  });
