import { MESSAGES, type RequestOptions } from './http';
import { RestError, readRest, rest, sendRest } from './rest';
import { restRoot, restUrl } from './restUrl';

/** How often the site is asked to go on with a picture that it could not finish. */
const ATTEMPTS = 5;

/** Further fields of the media item, e.g. `title`, `alt_text`, `post`. */
export interface UploadOptions extends RequestOptions {
  fields?: Readonly<Record<string, string>>;
}

/** Asks the site to finish what it has stored; undefined when it cannot. */
async function finish(id: string, options: RequestOptions): Promise<unknown> {
  for (let attempt = 0; attempt < ATTEMPTS && !options.signal?.aborted; attempt += 1) {
    try {
      const data = { action: 'create-image-subsizes' };
      return await rest(`wp/v2/media/${id}/post-process`, { ...options, method: 'POST', data });
    } catch {
      // The next attempt goes on where this one has ended.
    }
  }
  return undefined;
}

/**
 * Uploads a file to the site's media library and gives the media item. A picture that the site has stored but could not
 * finish is tried again up to 5 times, then deleted.
 * @throws RestError with the code `post_process` when it could not be finished; else as `rest`.
 */
export async function uploadMedia(file: File, { fields = {}, ...options }: UploadOptions = {}): Promise<unknown> {
  const body = new FormData();
  body.append('file', file, file.name);
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await sendRest(restUrl(restRoot(), 'wp/v2/media'), { ...options, method: 'POST', body });
  const id = answer.headers.get('X-WP-Upload-Attachment-ID') ?? '';
  if (answer.status < 500 || !/^\d+$/.test(id)) return readRest(answer);
  const item = await finish(id, options);
  if (item !== undefined) return item;
  // Half a picture is of no use; when it cannot be deleted either, the visitor still learns of the failure.
  await rest(`wp/v2/media/${id}?force=true`, { method: 'DELETE' }).catch(() => undefined);
  options.signal?.throwIfAborted();
  throw new RestError('post_process', MESSAGES.media, answer.status);
}
