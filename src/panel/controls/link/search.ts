/** The site's pages, posts and products, as WordPress's search by REST finds them. */
import { textIn } from '../../../core/dom/html';
import { isRecord } from '../../../core/settings/json';
import { parseUrl } from '../../../page/base/url';
import { AnswerError, type SiteRest } from '../../siteRest';

/** A place of the site to which a link can lead. */
export interface FoundPlace {
  readonly url: string;
  readonly title: string;
  /** What it is, such as “Page”. */
  readonly type: string;
}

const MOST = 10;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll(/[-_]/g, ' ');

/** A place of an answer; undefined if it has no address by http(s). */
export function readPlace(raw: unknown): FoundPlace | undefined {
  if (!isRecord(raw) || typeof raw.url !== 'string' || !/^https?:$/.test(parseUrl(raw.url)?.protocol ?? '')) {
    return undefined;
  }
  const { url, title, subtype, type } = raw;
  const word = [subtype, type].find((one) => typeof one === 'string') ?? '';
  return { url, title: (typeof title === 'string' && textIn(title)) || url, type: capital(String(word)) };
}

/** The places that have the words. @throws AnswerError, HttpError, or the signal's reason */
export async function searchSite(rest: SiteRest, words: string, signal: AbortSignal): Promise<FoundPlace[]> {
  const query = { search: words.trim(), type: 'post', per_page: String(MOST), _fields: 'title,url,type,subtype' };
  const { body } = await rest.get('wp/v2/search', query, signal);
  if (!Array.isArray(body)) throw new AnswerError('The server’s answer is not known.');
  const places = body.map(readPlace).filter((place) => place !== undefined);
  return places.filter(({ url }, at) => places.findIndex((one) => one.url === url) === at);
}

/** Is a typed text an address, or the beginning of one, rather than words to search? */
export const isAddress = (text: string): boolean =>
  /^\s*($|[/#?.]|[a-z][a-z\d+.-]*:(?!\s))/i.test(text) || /^\s*[^\s]+\.[^\s]*[a-z/][^\s]*\s*$/i.test(text);
