import { MESSAGES, type RequestOptions } from '../page/network/http';
import { RestError, readRest, rest, sendRest } from './rest';
import { restRoot, restUrl } from './restUrl';

const ATTEMPTS = 5;

/** The options of an upload. `fields`: further fields of the media item, e.g. `title`, `alt_text`, `post`. */
export interface UploadOptions extends RequestOptions {
  fields?: Readonly<Record<string, string>>;
}

async function finish(id: string, options: RequestOptions): Promise<unknown> {
  for (let attempt = 0; attempt < ATTEMPTS && !options.signal?.aborted; attempt += 1) {
    try {
      const data = { action: 'create-image-subsizes' };
      return await rest(`wp/v2/media/${id}/post-process`, { ...options, method: 'POST', data });
    } catch {
      // The next attempt resumes where this one stopped.
    }
  }
  return undefined;
}

/**
 * Uploads a file. If the server cannot finish a picture in 5 attempts, deletes it.
 * @throws RestError `post_process` then; else as `rest`
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
  await rest(`wp/v2/media/${id}?force=true`, { method: 'DELETE' }).catch(() => undefined);
  options.signal?.throwIfAborted();
  throw new RestError('post_process', MESSAGES.media, answer.status);
}
