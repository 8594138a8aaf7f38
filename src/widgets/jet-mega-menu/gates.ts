import type { Gate } from '../../core/types';

const INNER = '.jet-mega-menu-item > .jet-mega-menu-item__inner';

/** JetMenu's handlers on a menu: by type and by what they are delegated to. */
const HANDLERS = [
  ['mouseenter', INNER],
  ['mouseleave', null],
  ['click', INNER],
  ['click', `${INNER} .jet-mega-menu-item__dropdown`],
  ['click', '.jet-mega-menu-toggle'],
] as const;

/** JetMenu's handlers, in a theme's place on the host itself, else on the menu in it. */
export const gates: readonly Gate[] = ['host', '.jet-mega-menu'].flatMap((on) =>
  HANDLERS.map(([type, selector]): Gate => ({ on, type, selector, namespace: 'JetMegaMenu' })),
);
