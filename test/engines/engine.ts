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

/** Waits until an expression is true in the page. */
export async function until(page: EnginePage, expression: string, patience = 10_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await page.evaluate<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`never true: ${expression}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** An expression for the middle of the first match of a selector that is seen, in the window; the page is scrolled there. */
export const middleOf = (selector: string): string => `(() => {
  const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
  const element = all.find((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
})()`;

/** Where to press, see {@link middleOf}; waits for the element, and until it stands still. */
export async function placeOf(page: EnginePage, selector: string): Promise<{ x: number; y: number }> {
  await until(page, middleOf(selector));
  for (let before = ''; ; ) {
    const place = await page.evaluate<{ x: number; y: number } | null>(middleOf(selector));
    if (!place) throw new Error(`${selector} is gone`);
    if (JSON.stringify(place) === before) return place;
    before = JSON.stringify(place);
    await new Promise((done) => setTimeout(done, 100));
  }
}
