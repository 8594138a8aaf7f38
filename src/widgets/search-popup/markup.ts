/** The English name of the button. */
export const OPEN_TEXT = 'Open search';

/** The button that opens the search. */
export const OPENER = '.ekit-modal-popup, .ekit_navsearch-button';
