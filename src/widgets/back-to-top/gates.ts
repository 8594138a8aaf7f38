import type { Gate } from '../../core/types';

/** Elementor's handlers; the scroll handler names no button, so all skip it unless one is switched off. */
export const gates = (): readonly Gate[] => [
  { on: '.ekit-btt__button', type: 'click', token: 'scrollTo' },
  {
    on: 'document',
    type: 'scroll',
    token: 'ekit-tt-show',
    everywhere: !document.querySelector('.ekit-btt[data-widget~=none]'),
  },
];
