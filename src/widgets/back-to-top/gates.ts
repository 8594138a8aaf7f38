import type { Gate } from '../../core/types';

/**
 * ElementsKit's handlers. One scroll handler serves all buttons, so it is skipped unless a button has
 * `data-widget="none"`.
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
