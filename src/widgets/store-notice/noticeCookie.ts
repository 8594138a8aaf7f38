/** The name of the cookie that keeps a notice hidden: from its id, so that a new text shows again. */
export const noticeCookie = (host: HTMLElement): string => `store_notice${host.dataset.noticeId ?? ''}`;

/** Its value. */
export const HIDDEN = 'hidden';
