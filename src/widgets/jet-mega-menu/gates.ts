import type { Gate } from '../../core/types';

const TYPES = ['mouseenter', 'mouseleave', 'click'];

/** JetMenu's handlers on its menus. */
export const gates: readonly Gate[] = ['host', '.jet-mega-menu'].flatMap((on) =>
  TYPES.map((type): Gate => ({ on, type, namespace: 'JetMegaMenu' })),
);
