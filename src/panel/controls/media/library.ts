/** The site's media library, as its REST API gives it. */
import { textIn } from '../../../core/dom/html';
import { isRecord } from '../../../core/settings/json';
import { parseUrl } from '../../../page/base/url';
import { AnswerError, type RestAnswer, type SiteRest } from '../../siteRest';
import { t } from '../../texts';
import { fileName, previewOf } from '../address';
import type { MediaType } from './MediaControl';

/** A file of the library. */
export interface LibraryFile {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  /** What it shows, for those who do not see it; may be empty. */
  readonly alt: string;
  /** The address of a small picture of it. */
  readonly thumbnail: string | undefined;
}

/** A page of the library. */
export interface LibraryPage {
  readonly files: readonly LibraryFile[];
  readonly pages: number;
}

const PER_PAGE = 24;
const FIELDS = 'id,source_url,title,alt_text,media_details';

function thumbnailOf({ media_details: details, source_url: own }: Record<string, unknown>): string | undefined {
  const sizes = isRecord(details) && isRecord(details.sizes) ? details.sizes : {};
  const small = sizes.thumbnail ?? sizes.medium;
  const preview = previewOf(isRecord(small) ? small.source_url : own);
  return preview?.kind === 'image' ? preview.src : undefined;
}

/** A file of an answer; undefined if it has no address by http(s). */
export function readFile(raw: unknown): LibraryFile | undefined {
  if (!isRecord(raw) || typeof raw.id !== 'number' || typeof raw.source_url !== 'string') return undefined;
  const { id, source_url: url, title, alt_text: alt } = raw;
  if (!/^https?:$/.test(parseUrl(url)?.protocol ?? '')) return undefined;
  const name = isRecord(title) && typeof title.rendered === 'string' ? textIn(title.rendered) : '';
  return {
    id,
    url,
    title: name || fileName(url),
    alt: typeof alt === 'string' ? alt : '',
    thumbnail: thumbnailOf(raw),
  };
}

/** The files of an answer. @throws AnswerError if it is no list */
export function readPage({ body, pages }: RestAnswer): LibraryPage {
  if (!Array.isArray(body)) throw new AnswerError(t('The server’s answer is not known.'));
  return { files: body.map(readFile).filter((file) => file !== undefined), pages };
}

/** A page of the files of a type whose title or description has the words. */
export async function searchLibrary(
  rest: SiteRest,
  type: MediaType,
  words: string,
  page: number,
  signal: AbortSignal,
): Promise<LibraryPage> {
  const query = { media_type: type, per_page: String(PER_PAGE), page: String(page), _fields: FIELDS };
  const search = words.trim();
  return readPage(await rest.get('wp/v2/media', search ? { ...query, search } : query, signal));
}

/** Adds a file to the library. @throws AnswerError if the server refuses it */
export async function addToLibrary(rest: SiteRest, file: File, signal: AbortSignal): Promise<LibraryFile> {
  const added = readFile(await rest.upload(file, signal));
  if (!added) throw new AnswerError(t('The server’s answer is not known.'));
  return added;
}
