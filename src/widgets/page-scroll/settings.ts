import { flag, isRecord, parseJson, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `page-scroll`. */
export const settings = settingsSchema({
  /** Goes from section to section; read from `ekit_onepagescroll` of the document. */
  enabled: flag(true),
});

const OFF = new Set(['', 'no', 'none', 'false']);

/** What the document's settings say; Elementor names it by how its navigation is shown. */
export function readPageScroll(host: HTMLElement): RawSettings {
  const given = parseJson(host.getAttribute('data-elementor-settings') ?? '');
  if (!isRecord(given) || !('ekit_onepagescroll' in given)) return {};
  return { enabled: !OFF.has(String(given.ekit_onepagescroll ?? '')) };
}
