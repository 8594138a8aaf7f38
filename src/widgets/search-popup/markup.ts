/** The English name of the button. */
export const OPEN_TEXT = 'Open search';

/** The field of the search. */
export const FIELD = '.ekit_search-field, input[type=search], input[name=s]';

/** The button that sends it. */
export const SUBMIT = '.ekit_search-button, [type=submit]';

/** The button that opens the search. */
export const OPENER = '.ekit-modal-popup, .ekit_navsearch-button';
