/** What a popup waits for; part of the loader. Its settings are searched as text, because each host may have some in five places. */
import { siteSettings } from '../../core/settings/siteConfig';

/** The triggers that run without a visitor, or count their first press. */
const EARLY = /"(page_load|inactivity|click)":\s*("yes"|"true"|"on"|"?1|true)/;

const OPEN_SELECTOR = /"open_selector":\s*("(?:[^"\\]|\\.)*")/;

/** All settings of a host, as JSON one after the other. */
const settingsText = (host: Element): string =>
  [
    ...['data-elementor-settings', 'data-settings'].map((name) => host.getAttribute(name)),
    ...[...host.querySelectorAll('script[data-settings]')].map((script) => script.textContent),
    JSON.stringify(siteSettings('popup', host)),
  ].join();

/** Why a popup cannot wait for the visitor. */
export function reasonOf(host: Element): string | undefined {
  if (location.hash.includes('elementor-action')) return 'the address';
  const [, trigger] = EARLY.exec(settingsText(host)) ?? [];
  return trigger && `its trigger ${trigger}`;
}

/** The setting `open_selector` of a popup that has not started; empty where there is none. */
export function openSelectorOf(host: Element): string {
  const [, json = '""'] = OPEN_SELECTOR.exec(settingsText(host)) ?? [];
  return JSON.parse(json);
}
