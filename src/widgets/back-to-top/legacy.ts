import type { Gate } from '../../core/types';

/** The page builder's handlers. That for scrolling names no button, so it is skipped for all, unless one is switched off. */
export const gates = (): readonly Gate[] => [
  { on: '.ekit-btt__button', type: 'click', token: 'scrollTo' },
  {
    on: 'document',
    type: 'scroll',
    token: 'ekit-tt-show',
    everywhere: !document.querySelector('.ekit-btt[data-widget~=none]'),
  },
];
