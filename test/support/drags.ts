import type { CDPSession } from 'playwright-core';
import type { WatchedPage } from './page';

/** How a drag reaches the page. */
export interface DragInput {
  by: 'finger' | 'mouse';
  /** The number of move events. */
  moves: number;
  /** The page is busy from before the drag until after it, so that all events are handled at once. */
  isBusy: boolean;
}

const each = (by: DragInput['by']): DragInput[] =>
  [1, 2, 3].flatMap((moves) => [false, true].map((isBusy) => ({ by, moves, isBusy })));

/** By a finger and by a mouse, with one, two and three move events, on an idle and on a busy page. */
export const FINGER_DRAGS = each('finger');
export const MOUSE_DRAGS = each('mouse');

/** Describes an input in the name of a test. */
export const nameOf = ({ by, moves, isBusy }: DragInput): string =>
  `by a ${by}, ${moves} ${moves > 1 ? 'moves' : 'move'}${isBusy ? ', busy page' : ''}`;

interface Point {
  x: number;
  y: number;
}

/** How long a busy page hears nothing, in milliseconds. */
const BUSY = 350;
/** The time between two events. */
const PACE = 40;

const sleep = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** A quick drag between two points of the window, by real input. */
export async function drag(page: WatchedPage, from: Point, to: Point, { by, moves, isBusy }: DragInput): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'start' | 'move' | 'end', { x, y }: Point): Promise<unknown> => {
    if (by === 'mouse') {
      const name = ({ start: 'mousePressed', move: 'mouseMoved', end: 'mouseReleased' } as const)[type];
      return session.send('Input.dispatchMouseEvent', { type: name, x, y, button: 'left', buttons: 1, clickCount: 1 });
    }
    const name = ({ start: 'touchStart', move: 'touchMove', end: 'touchEnd' } as const)[type];
    return session.send('Input.dispatchTouchEvent', { type: name, touchPoints: type === 'end' ? [] : [{ x, y }] });
  };
  if (by === 'mouse') await page.mouse.move(from.x, from.y);
  const sent: Promise<unknown>[] = [];
  if (isBusy) {
    const expression = `{const end = performance.now() + ${BUSY}; while (performance.now() < end);}`;
    sent.push(session.send('Runtime.evaluate', { expression }));
    await sleep(20);
  }
  sent.push(send('start', from));
  for (let step = 1; step <= moves; step += 1) {
    await sleep(PACE);
    const part = step / moves;
    sent.push(send('move', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  }
  await sleep(PACE);
  sent.push(send('end', to));
  await Promise.all(sent);
  await session.detach();
}
