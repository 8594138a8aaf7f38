import type { Gate } from '../../core/types';

/**
 * The page builder starts this widget through a hook of its own (`frontend/element_ready/…`), past `addHandler`. The start
 * only binds two handlers, and these are skipped. The one for scrolling is bound to the document, once per button, and
 * cannot be told from that of another button: it is off for the whole page, unless a button is switched off for us.
 */
export const gates = (): readonly Gate[] => [
  { on: '.ekit-btt__button', type: 'click', token: 'scrollTo' },
  {
    on: 'document',
    type: 'scroll',
    token: 'ekit-tt-show',
    everywhere: !document.querySelector('.ekit-btt[data-widget~=none]'),
  },
];
