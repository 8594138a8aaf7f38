import { type RequestOptions } from './http.js';
/** Further fields of the media item, e.g. `title`, `alt_text`, `post`. */
export interface UploadOptions extends RequestOptions {
    fields?: Readonly<Record<string, string>>;
}
/** Uploads a file; deletes a picture after 5 failed retries. @throws RestError `post_process` then; else as `rest`. */
export declare function uploadMedia(file: File, { fields, ...options }?: UploadOptions): Promise<unknown>;
