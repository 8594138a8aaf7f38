/** A page in a browser of another engine, and a visitor's input, as the system sends it. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  /** Sets the window's inner size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, which may be a promise. It must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses where the middle of the first match is, having scrolled there. */
  press(selector: string): Promise<void>;
  /** Moves the pointer to the middle of the first match. */
  point(selector: string): Promise<void>;
  /** Drags from the middle of the first match by so many CSS pixels. */
  drag(selector: string, dx: number): Promise<void>;
  /** Presses keys one after the other: characters, or `Enter`, `Tab`, `ArrowRight`, `Escape` … */
  keys(...keys: string[]): Promise<void>;
  /** Turns the focused select to the first option that begins so, by the keys. */
  choose(start: string): Promise<void>;
}

/** The mouse as Playwright and Puppeteer have it. */
interface Mouse {
  click(x: number, y: number): Promise<void>;
  move(x: number, y: number, options?: { steps: number }): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
}

/** What a visitor does with the mouse; `page` is asked for places. */
export function mouseOf(page: () => EnginePage, mouse: Mouse): Pick<EnginePage, 'press' | 'point' | 'drag'> {
  return {
    press: async (selector) => {
      const { x, y } = await placeOf(page(), selector);
      await mouse.click(x, y);
    },
    point: async (selector) => {
      const { x, y } = await placeOf(page(), selector);
      await mouse.move(x, y, { steps: 4 });
    },
    drag: async (selector, dx) => {
      const { x, y } = await placeOf(page(), selector);
      await mouse.move(x, y);
      await mouse.down();
      await mouse.move(x + dx, y, { steps: 10 });
      await mouse.up();
    },
  };
}

export interface Engine {
  /** With its version. */
  name: string;
  page: EnginePage;
  close(): Promise<void>;
}

/** Something that was looked at, and what is wrong with it, a line each. */
export interface Check {
  name: string;
  faults: string[];
}

/** Waits until an expression is true in the page, or in the one that it leads to. */
export async function until(page: EnginePage, expression: string, patience = 10_000): Promise<void> {
  let failure: unknown;
  // A page that is leaving answers nothing.
  const isTrue = (): Promise<boolean> =>
    page.evaluate<boolean>(`Boolean(${expression})`).catch((error: unknown) => {
      failure = error;
      return false;
    });
  const end = Date.now() + patience;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`never true: ${expression}`, { cause: failure });
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * An expression for the middle of the first match of a selector that is seen, in the window, and whether a press there
 * reaches it; the page is scrolled there.
 */
const middleOf = (selector: string): string => `(() => {
  const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
  const element = all.find((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return { x, y, isFree: element.contains(document.elementFromPoint(x, y)) };
})()`;

/** How often an element must be seen at the same place, 100 ms apart, to stand still. */
const STILL = 4;

/** Where to press, see {@link middleOf}; waits for the element, and until it stands still with nothing over it. */
export async function placeOf(page: EnginePage, selector: string): Promise<{ x: number; y: number }> {
  await until(page, middleOf(selector));
  const end = Date.now() + 10_000;
  let [before, seen] = ['', 0];
  for (;;) {
    const place = await page.evaluate<{ x: number; y: number; isFree: boolean } | null>(middleOf(selector));
    if (!place) throw new Error(`${selector} is gone`);
    seen = place.isFree && JSON.stringify(place) === before ? seen + 1 : 1;
    before = JSON.stringify(place);
    if (place.isFree && seen === STILL) return place;
    if (Date.now() > end) throw new Error(`${selector} ${place.isFree ? 'does not stand still' : 'is covered'}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
