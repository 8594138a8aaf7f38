import { type RequestOptions } from './http.js';
/** Further fields of the media item, e.g. `title`, `alt_text`, `post`. */
export interface UploadOptions extends RequestOptions {
    fields?: Readonly<Record<string, string>>;
}
/**
 * Uploads a file to the site's media library and gives the media item. A picture that the site has stored but could not
 * finish is tried again up to 5 times, then deleted.
 * @throws RestError with the code `post_process` when it could not be finished; else as `rest`.
 */
export declare function uploadMedia(file: File, { fields, ...options }?: UploadOptions): Promise<unknown>;
