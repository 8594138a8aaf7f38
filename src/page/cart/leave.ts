import { whenCartIdle } from '../cartQueue';
import { goTo, safeUrl } from '../url';

/**
 * Leaves for an address once everything that waits to be written to the cart has been sent: the browser would drop it.
 * False when the address is none to follow.
 */
export async function leaveFor(address: string): Promise<boolean> {
  if (safeUrl(address) === null) return false;
  await whenCartIdle();
  return goTo(address);
}
