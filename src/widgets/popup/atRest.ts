/** What a popup waits for; part of the loader. */
import { siteSettings } from '../../core/settings/siteConfig';

/** The triggers that run without a visitor, or count their first press. */
const EARLY = /"(page_load|inactivity|click)":\s*("yes"|"true"|"on"|"?1|true)/;

/** Why a popup cannot wait for the visitor. */
export function reasonOf(host: Element): string | undefined {
  if (location.hash.includes('elementor-action')) return 'the address';
  const [, trigger] =
    EARLY.exec(
      [
        ...['data-elementor-settings', 'data-settings'].map((name) => host.getAttribute(name)),
        ...[...host.querySelectorAll('script[data-settings]')].map((script) => script.textContent),
        JSON.stringify(siteSettings('popup', host)),
      ].join(),
    ) ?? [];
  return trigger && `its trigger ${trigger}`;
}
