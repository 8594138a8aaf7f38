/**
 * The name of a chunk in its file: its own, but for what lists of blockers, such as EasyList Cookie, know as a notice about
 * cookies. Blocked, that file would count as a failure.
 */
export const fileNameOf = (chunk: string): string => chunk.replace('cookie-notice', 'cookies');
