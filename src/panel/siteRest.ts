/** The site's own REST API, for what editors choose from: media, pages, products. */
import { isRecord, parseJson } from '../core/settings/json';
import { siteGlobal } from '../core/settings/siteGlobals';
import { HttpError } from '../page/network/http';
import { siteSend } from './siteSend';
import { t } from './texts';

const TIMEOUT = 20_000;
/** How long a file may take to be sent. */
const UPLOAD_TIMEOUT = 300_000;

/** The server has refused, or has answered with something else; the message says it. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

/** An answer of the API. */
export interface RestAnswer {
  readonly body: unknown;
  /** How many pages the whole list has. */
  readonly pages: number;
}

/** The API, as the user who is signed in. */
export interface SiteRest {
  /** May the user see and add files? The server checks it again. */
  readonly mayUpload: boolean;
  /** @throws AnswerError, HttpError, or the signal's reason */
  get(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<RestAnswer>;
  /** Adds a file to the media library. @throws AnswerError, HttpError, or the signal's reason */
  upload(file: File, signal: AbortSignal): Promise<unknown>;
}

function readAnswer(status: number, text: string): unknown {
  const body = parseJson(text);
  if (status >= 400) {
    const message = isRecord(body) && typeof body.message === 'string' ? body.message : t('Status %s.', status);
    throw new AnswerError(message);
  }
  if (body === undefined) throw new AnswerError(t('The server’s answer is not known.'));
  return body;
}

/** The API that the plugin names on the page; undefined where the page is not one for editors. */
export function siteRest(): SiteRest | undefined {
  const sendTo = siteSend();
  return (
    sendTo && {
      mayUpload: siteGlobal('storefrontWidgetsPanel')?.media === true,
      async get(path, query, signal) {
        const init: RequestInit = { cache: 'no-store' };
        const given = await sendTo(path, { init, query: Object.entries(query), signal, timeout: TIMEOUT });
        return {
          body: readAnswer(given.status, given.body),
          pages: Number(given.headers.get('X-WP-TotalPages')) || 1,
        };
      },
      async upload(file, signal) {
        const body = new FormData();
        body.append('file', file);
        const given = await sendTo('wp/v2/media', { init: { method: 'POST', body }, signal, timeout: UPLOAD_TIMEOUT });
        return readAnswer(given.status, given.body);
      },
    }
  );
}

/** An error of the API as a sentence. */
export const answerText = (error: unknown): string =>
  error instanceof AnswerError || error instanceof HttpError ? error.message : String(error);
