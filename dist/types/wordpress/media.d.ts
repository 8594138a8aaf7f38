import { type RequestOptions } from '../page/network/http.js';
/** The options of an upload. `fields`: further fields of the media item, e.g. `title`, `alt_text`, `post`. */
export interface UploadOptions extends RequestOptions {
    fields?: Readonly<Record<string, string>>;
}
/**
 * Uploads a file. If the server cannot finish a picture in 5 attempts, deletes it.
 * @throws RestError `post_process` then; else as `rest`
 */
export declare function uploadMedia(file: File, { fields, ...options }?: UploadOptions): Promise<unknown>;
