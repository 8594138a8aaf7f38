import { describeSetting, givenFor } from '../../core/settings/schema';
import type { KeyedSetting } from '../../core/settings/settings';
import { isRecord, list } from '../../core/settings/settings';
import { isMediaHost } from '../../core/settings/siteConfig';
import { parseUrl } from '../base/url';

/** Advice for the site's owner about a file that was not loaded. */
export const HOSTS_HINT = 'list its host in storefrontWidgetsConfig.hosts';

/** May a file whose address comes from settings be loaded automatically? Decides as `isMediaHost`. */
export function isOwnFile(address: string): boolean {
  const url = address.trim() === '' ? null : parseUrl(address.trim());
  return url !== null && isMediaHost(url);
}

/** As `isOwnFile`, for a picture; also accepts `data:` addresses. */
export const isOwnPicture = (address: string): boolean => /^\s*data:image\//i.test(address) || isOwnFile(address);

/**
 * A setting for a list of records with a picture each. Drops records with foreign pictures, and all after the first
 * `max`.
 */
export function pictureList<T>(
  accepts: (item: unknown) => item is T,
  pictureOf: (item: T) => unknown,
  expected: string,
  max: number,
): KeyedSetting<readonly T[]> {
  const records = list<T>(accepts, [], expected, { max });
  return {
    parse(raw, key, diagnose) {
      const given = givenFor(raw, key);
      // PHP prints an empty list with keys as a map.
      const items = isRecord(given) ? Object.values(given) : given;
      if (items === undefined || items === null) return [];
      const read = records.read(items);
      if (!read) diagnose(`"${key}" is no list, expected ${expected}; it is empty`);
      if (Array.isArray(items) && items.length > max)
        diagnose(`"${key}" has more than ${max} items; the rest is left out`);
      return (read?.value ?? []).filter((item) => {
        const address = pictureOf(item);
        const isAllowed = typeof address !== 'string' || address.trim() === '' || isOwnPicture(address);
        if (!isAllowed) {
          diagnose(
            `"${key}" names the picture ${address.slice(0, 80)}, which is not of this site; ${HOSTS_HINT}; it is not loaded`,
          );
        }
        return isAllowed;
      });
    },
    describe: (key) => ({
      ...describeSetting(records, key),
      type: `${expected}, of this site or its hosts, at most ${max}`,
    }),
  };
}
