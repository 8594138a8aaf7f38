let own = '';

/** Keeps the nonce with which the page's policy admits its scripts, from the script tag; empty where it has none. */
export const keepNonce = (nonce: string): void => {
  own = nonce;
};

/**
 * Is it a script that the page's policy lets run from its markup? A script that we insert may run under
 * `strict-dynamic` without a nonce, so that has to be asked here.
 */
export const isAdmitted = (script: HTMLScriptElement): boolean => !own || script.nonce === own;
