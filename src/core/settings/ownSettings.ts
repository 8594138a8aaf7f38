import { siteConfig, siteSettings } from './siteConfig';

/** Does the site or the markup give settings or texts to a widget of the shop, beside what the CMS says? */
export function hasOwnSettings(type: string, host: Element): boolean {
  return !!(
    siteConfig().texts?.[type] ||
    Object.keys(siteSettings(type, host)).length > 0 ||
    host.hasAttribute('data-settings') ||
    host.closest(`[data-settings][data-widget~="${type}"]`) ||
    host.querySelector(':scope>script[data-settings]')
  );
}
