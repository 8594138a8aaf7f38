// The page “Compare”: compares one page after the other, shows the results in a table, and hands them out.
(() => {
  const own = window.storefrontCompare;
  const { make, say } = own;
  const find = (selector) => document.querySelector(`.storefront-compare ${selector}`);
  const width = find('#storefront-compare-width');
  const buttons = Object.fromEntries(
    ['start', 'stop', 'download', 'copy'].map((name) => [name, find(`[data-compare=${name}]`)]),
  );
  const stage = find('.storefront-compare-stage');
  const COLUMNS = ['page', 'outcome', 'errors', 'failed', 'scripts', 'boxes', 'look'];
  let results = [];
  let comparedWidth = 0;
  let stopping = new AbortController();

  function tell(text) {
    find('[role=status]').textContent = text;
  }

  function lines(texts) {
    return texts.map((textContent) => make('div', { textContent }));
  }

  function detailsOf(column, texts) {
    if (!texts.length) {
      return [];
    }
    const about = make('span', { className: 'screen-reader-text', textContent: `: ${say(column)}` });
    const items = texts.map((textContent) => make('li', { textContent }));
    return [make('details', {}, make('summary', {}, say('details'), about), make('ul', {}, ...items))];
  }

  function makeRow(page) {
    const about = make('span', { className: 'screen-reader-text', textContent: `: ${page.name}` });
    const look = make('button', { type: 'button', className: 'button' }, say('both'), about);
    look.disabled = !width;
    look.addEventListener('click', () => own.showPair(page, Number(width.value)));
    const name = make('th', { scope: 'row' }, make('a', { href: page.address, textContent: page.name }));
    const cells = COLUMNS.slice(1).map(() => make('td'));
    cells[0].textContent = say('waiting');
    const leave = makeLeave(page);
    cells[cells.length - 1].append(look, leave);
    return { element: make('tr', {}, name, ...cells), cells, leave, canLeave: page.canLeave };
  }

  /** The button that puts the page, or all of its type, back to stock; it is shown where there is a difference. */
  function makeLeave({ name, type, address }) {
    const about = make('span', { className: 'screen-reader-text', textContent: `: ${name}` });
    const button = make('button', { className: 'button', name: 'which', value: type || address, hidden: true });
    button.setAttribute('form', `storefront-compare-put-back-${type ? 'type' : 'address'}`);
    button.append(say(type ? 'leave_type' : 'leave_page'), about);
    return button;
  }

  const rows = own.pages.map(makeRow);
  const caption = make('caption', { textContent: say('title') });

  function drawTable() {
    const heads = COLUMNS.map((column) => make('th', { scope: 'col', textContent: say(column) }));
    const body = make('tbody', {}, ...rows.map((row) => row.element));
    const table = make(
      'table',
      { className: 'widefat striped' },
      caption,
      make('thead', {}, make('tr', {}, ...heads)),
      body,
    );
    find('.storefront-compare-table').append(table);
  }

  function sayAlone(row, text) {
    row.element.dataset.kind = '';
    row.leave.hidden = true;
    row.cells[0].textContent = text;
    row.cells.slice(1, -1).forEach((cell) => {
      cell.replaceChildren();
    });
  }

  function show(row, result) {
    row.element.dataset.kind = result.kind;
    row.leave.hidden = 'differs' !== result.kind || !row.canLeave;
    row.cells[0].textContent = own.outcome(result);
    own.cells(result).forEach((cell, at) => {
      row.cells[at + 1].replaceChildren(...lines(cell.lines), ...detailsOf(COLUMNS[at + 2], cell.details));
    });
  }

  /** Resolves once the tab is in front: browsers slow down the others. */
  function inFront(signal) {
    return new Promise((done, fail) => {
      const check = () => document.hidden || done();
      document.addEventListener('visibilitychange', check, { signal });
      signal.addEventListener('abort', () => fail(signal.reason));
      check();
    });
  }

  /** Compares a page in two frames that load at the same time. */
  async function compare(page, signal) {
    await inFront(signal);
    const frames = ['stock', 'ours'].map((side) => {
      const frame = own.makeFrame(say('frame', { page: page.name, side: say(side) }), comparedWidth);
      return own.measure(frame, side, page[side], stage, signal);
    });
    try {
      const [stock, ours] = await Promise.all(frames);
      return own.resultOf(page, stock, ours);
    } finally {
      stage.replaceChildren();
    }
  }

  function setRunning(isRunning) {
    const focused = document.activeElement;
    buttons.stop.disabled = !isRunning;
    buttons.start.disabled = isRunning;
    width.disabled = isRunning;
    buttons.download.disabled = isRunning || !results.length;
    buttons.copy.disabled = isRunning || !results.length;
    // The focus does not stay on a button that is off.
    if (focused === buttons.start || focused === buttons.stop) {
      buttons[isRunning ? 'stop' : 'start'].focus();
    }
  }

  async function start() {
    stopping = new AbortController();
    results = [];
    comparedWidth = Number(width.value);
    stage.dataset.width = comparedWidth;
    caption.textContent = `${say('title')}. ${say('width', { n: comparedWidth })}`;
    rows.forEach((row) => {
      sayAlone(row, say('waiting'));
    });
    setRunning(true);
    for (const [at, page] of own.pages.entries()) {
      tell(say('progress', { n: at + 1, all: own.pages.length, page: page.name }));
      sayAlone(rows[at], say('working'));
      try {
        const result = await compare(page, stopping.signal);
        results.push(result);
        show(rows[at], result);
      } catch (error) {
        if (!stopping.signal.aborted) {
          throw error;
        }
        sayAlone(rows[at], say('stopped'));
        break;
      }
    }
  }

  async function run() {
    try {
      await start();
    } finally {
      setRunning(false);
      const look = results.filter((result) => 'differs' === result.kind || 'impossible' === result.kind).length;
      tell(say('done', { n: results.length, look }));
    }
  }

  function download() {
    const report = { site: own.site, width: comparedWidth, date: new Date().toISOString(), pages: results };
    const address = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }));
    make('a', { href: address, download: `compare-${new URL(own.site).hostname}-${comparedWidth}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  /** The older way, for sites without https, where browsers have no clipboard. */
  function copySelected(value) {
    const field = make('textarea', { value, className: 'screen-reader-text' });
    const focused = document.activeElement;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    focused.focus();
    return isCopied;
  }

  async function copy() {
    const text = own.markdown(results, comparedWidth);
    const isCopied = await (navigator.clipboard
      ? navigator.clipboard.writeText(text).then(
          () => true,
          () => copySelected(text),
        )
      : copySelected(text));
    tell(say(isCopied ? 'copied' : 'not_copied'));
  }

  drawTable();
  if (width) {
    buttons.start.addEventListener('click', run);
    buttons.stop.addEventListener('click', () => stopping.abort());
    buttons.download.addEventListener('click', download);
    buttons.copy.addEventListener('click', copy);
  }
})();
