import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadMedia } from '../../../src/wordpress/media';

const answers = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const failure = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);
const json = (value: unknown, init?: ResponseInit): Response => new Response(JSON.stringify(value), init);

const PICTURE = new File(['x'], 'mug.jpg', { type: 'image/jpeg' });
const UNFINISHED = { status: 500, headers: { 'X-WP-Upload-Attachment-ID': '77' } };

const sent = (): string[] =>
  answers.mock.calls.map(([url, { method, headers }]) => {
    const override = (headers as Record<string, string>)['X-HTTP-Method-Override'];
    return `${override ?? method} ${url.replace(/^https?:\/\/[^/]+\/wp-json\/wp\/v2\//, '')}`;
  });

/** The site stores the file but cannot finish it; the n-th further attempt succeeds. */
const finishesAt = (n: number) => async (url: string) => {
  if (url.endsWith('/media')) return new Response('Out of memory', UNFINISHED);
  if (!url.endsWith('/post-process')) return json({ deleted: true });
  return sent().filter((one) => one.endsWith('post-process')).length < n
    ? new Response('', { status: 500 })
    : json({ id: 77 });
};

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('https://shop.test/');
  answers.mockReset().mockImplementation(async () => json({ id: 5 }, { status: 201 }));
  vi.stubGlobal('fetch', answers);
});
afterEach(() => vi.unstubAllGlobals());

describe('an upload', () => {
  test('an upload posts the file with its fields and gives the media item', async () => {
    expect(await uploadMedia(PICTURE, { fields: { title: 'Mug' } })).toEqual({ id: 5 });
    expect(sent()).toEqual(['POST media']);
    const body = answers.mock.calls[0]?.[1].body as FormData;
    expect([(body.get('file') as File).name, body.get('title')]).toEqual(['mug.jpg', 'Mug']);
  });

  test.each([1, 5])(
    'an upload continues when the site could not finish the picture, and succeeds at attempt %i',
    async (n) => {
      answers.mockImplementation(finishesAt(n));
      expect(await uploadMedia(PICTURE)).toEqual({ id: 77 });
      expect(sent()).toEqual(['POST media', ...Array.from({ length: n }, () => 'POST media/77/post-process')]);
      expect(answers.mock.calls[1]?.[1].body).toBe('{"action":"create-image-subsizes"}');
    },
  );

  test('an upload is deleted after five attempts, and its error tells what may help', async () => {
    answers.mockImplementation(finishesAt(6));
    expect(await failure(uploadMedia(PICTURE))).toMatchObject({
      name: 'RestError',
      code: 'post_process',
      message: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
    });
    expect(sent().slice(1)).toEqual([
      ...Array.from({ length: 5 }, () => 'POST media/77/post-process'),
      'DELETE media/77?force=true',
    ]);
  });

  test('an upload fails with the same error when the deletion fails, too', async () => {
    answers.mockImplementation(async (url) =>
      url.endsWith('/media') ? new Response('', UNFINISHED) : new Response('', { status: 500 }),
    );
    expect(await failure(uploadMedia(PICTURE))).toMatchObject({ code: 'post_process' });
  });

  test.each([
    ['without an id', { status: 500 }],
    ['with an id that is none', { status: 500, headers: { 'X-WP-Upload-Attachment-ID': '7/../1' } }],
    ['that it refused', { status: 413, headers: { 'X-WP-Upload-Attachment-ID': '7' } }],
  ])('an upload does not continue after an answer %s', async (_what, init) => {
    answers.mockImplementation(async () => json({ code: 'rest_upload', message: 'Too large.' }, init));
    expect(await failure(uploadMedia(PICTURE))).toMatchObject({ code: 'rest_upload', message: 'Too large.' });
    expect(answers).toHaveBeenCalledTimes(1);
  });

  test('an upload is deleted when the caller cancels it halfway', async () => {
    const stop = new AbortController();
    answers.mockImplementation(async (url) => {
      if (url.endsWith('/media')) return new Response('', UNFINISHED);
      if (!url.endsWith('/post-process')) return json({});
      stop.abort();
      throw stop.signal.reason;
    });
    expect(await failure(uploadMedia(PICTURE, { signal: stop.signal }))).toMatchObject({ name: 'AbortError' });
    expect(sent()).toEqual(['POST media', 'POST media/77/post-process', 'DELETE media/77?force=true']);
  });
});
