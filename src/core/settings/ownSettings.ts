import { siteConfig, siteSettings } from './siteConfig';

/** Does the site's configuration or the markup give a shop widget settings or texts, besides those of the CMS? */
export function hasOwnSettings(type: string, host: Element): boolean {
  return !!(
    siteConfig().texts?.[type] ||
    Object.keys(siteSettings(type, host)).length > 0 ||
    host.hasAttribute('data-settings') ||
    host.closest(`[data-settings][data-widget~="${type}"]`) ||
    host.querySelector(':scope>script[data-settings]')
  );
}
