// Opens a page in a frame, and measures it: its scripts while it rests, all else once it was scrolled through.
(() => {
  const own = window.storefrontCompare;
  const PATIENCE = 30000;
  const REST = 3000;
  const HEIGHTS = { 1280: 800, 390: 844 };
  /** Without forms, windows, dialogs and a way out of the frame. */
  const SANDBOX = 'allow-scripts allow-same-origin';
  /** How a page is scrolled through: so long at each screen, so many screens at most. */
  const LOOK = 200;
  const MOST_SCREENS = 40;
  /** How far apart a page is read twice, to tell what moves by itself. */
  const APART = 700;
  const MOST_READINGS = 3;

  function wait(milliseconds, signal) {
    return new Promise((done, fail) => {
      const timer = setTimeout(done, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        fail(signal.reason);
      });
    });
  }

  /** A frame for a page, of the width that is compared, shown at a fraction of it. */
  function makeFrame(title, width) {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.sandbox = SANDBOX;
    frame.width = width;
    frame.height = HEIGHTS[width];
    return frame;
  }

  /** Adds the frame to `parent` and waits until its page has loaded; gives whether it has in time. */
  function load(frame, address, parent, signal) {
    const loaded = new Promise((done) => {
      frame.addEventListener('load', () => done(true), { once: true });
    });
    frame.src = address;
    parent.append(frame);
    return Promise.race([loaded, wait(PATIENCE, signal).then(() => false)]);
  }

  /** What the frame's own script has noted; undefined where it is not in the page, or the page may not be read. */
  function notedIn(frame) {
    try {
      return frame.contentWindow.storefrontComparedPage;
    } catch {
      return undefined;
    }
  }

  /** Why a page that has loaded is not in its frame. */
  async function whyAway(address, signal) {
    try {
      const answer = await fetch(address, { signal });
      const refusal = answer.headers.get('x-frame-options') || '';
      const policy = answer.headers.get('content-security-policy') || '';
      return /deny/i.test(refusal) || /frame-ancestors/i.test(policy) ? { why: 'refused' } : { why: 'away' };
    } catch {
      return { why: 'away' };
    }
  }

  function isScript(entry) {
    const [path] = entry.name.split('?');
    return (
      'script' === entry.initiatorType ||
      (/\.m?js$/.test(path) && !/^(fetch|xmlhttprequest)$/.test(entry.initiatorType))
    );
  }

  /** Number and size of the script files, as sent; the size of some from other hosts is not told. */
  function scriptsOf(entries, except) {
    const sizes = new Map();
    entries
      .filter((entry) => isScript(entry) && entry.name !== except)
      .forEach((entry) => {
        sizes.set(entry.name, Math.max(entry.encodedBodySize, sizes.get(entry.name) || 0));
      });
    const all = Array.from(sizes.values());
    return {
      number: all.length,
      bytes: all.reduce((sum, one) => sum + one, 0),
      unsized: all.filter((one) => !one).length,
    };
  }

  function failedIn(window) {
    const report = window.StorefrontWidgets?.report;
    const rows = report ? report() : [];
    return rows
      .filter((row) => 'failed' === row.state)
      .map((row) => [row.widget, ...row.errors.slice(0, 1).map(String)].join(': ').slice(0, 300));
  }

  /** Why a page that should have widgets has none; '' where it has them. */
  function whyLeft(window, side, noted) {
    if ('ours' !== side || noted.why) {
      return noted.why;
    }
    return window.document.getElementById('storefront-widgets-js') ? '' : 'heavier';
  }

  /** Scrolls through the page and back, so that all has started that waits until it is in view. */
  async function scrollThrough(window, signal) {
    const scroll = (top) => window.scrollTo({ top, behavior: 'instant' });
    for (let screen = 1; screen <= MOST_SCREENS; screen += 1) {
      const top = screen * window.innerHeight;
      if (top > window.document.documentElement.scrollHeight) {
        break;
      }
      scroll(top);
      await wait(LOOK, signal);
    }
    scroll(0);
    await wait(REST / 2, signal);
  }

  /** The boxes once they rest, with those marked that move by themselves. */
  async function boxesAtRest(window, signal) {
    let before = own.readBoxes(window);
    for (let reading = 1; ; reading += 1) {
      await wait(APART, signal);
      const now = own.readBoxes(window);
      // Where most of a page moves, it has not come to rest.
      if (own.markMoving(before, now) < 0.5 || reading === MOST_READINGS) {
        return now;
      }
      before = now;
    }
  }

  /**
   * Measures a page in a frame: `errors`, `failed` widgets, `scripts`, `boxes` and why it was `left` alone; or `why` it could
   * not be measured. Rejects when `signal` aborts.
   */
  async function measure(frame, side, address, parent, signal) {
    if (new URL(address).origin !== location.origin) {
      return { why: 'origin' };
    }
    if (!(await load(frame, address, parent, signal))) {
      return { why: 'slow' };
    }
    const noted = notedIn(frame);
    if (!noted) {
      return whyAway(address, signal);
    }
    const page = frame.contentWindow;
    const [{ responseStatus = 200 } = {}] = page.performance.getEntriesByType('navigation');
    if (responseStatus >= 400) {
      return { why: 'status', status: responseStatus };
    }
    await wait(REST, signal);
    const scripts = scriptsOf(page.performance.getEntriesByType('resource'), noted.script);
    await scrollThrough(page, signal);
    const boxes = await boxesAtRest(page, signal);
    return { errors: noted.errors.slice(), failed: failedIn(page), scripts, boxes, left: whyLeft(page, side, noted) };
  }

  Object.assign(own, { makeFrame, measure, scriptsOf, HEIGHTS });
})();
