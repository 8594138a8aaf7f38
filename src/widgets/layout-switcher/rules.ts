import { readCookie } from '../../page/storage/cookies';
import { KINDS, type LayoutKind } from './markup';

/** The ids of the layouts, and the name of the cookie that remembers one of them. */
export type Remembering = Readonly<Record<LayoutKind | 'cookie', string>>;

/**
 * The layout that the visitor's cookie names, if it is not the one that the server has sent: a cached page has another
 * visitor's choice.
 */
export function rememberedLayout(settings: Remembering, served: LayoutKind): LayoutKind | undefined {
  const remembered = settings.cookie ? readCookie(settings.cookie) : undefined;
  const kind = KINDS.find((one) => settings[one] !== '' && settings[one] === remembered);
  return kind === served ? undefined : kind;
}
