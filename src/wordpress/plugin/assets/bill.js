// Shows the bill of a page: what it loads more or less than without the plugin, what needs the scripts that stay, and the state
// of its widgets. It follows their changes. It is in a shadow root, so that its styles and the page's do not affect each other.
(() => {
  const bill = window.storefrontWidgetsBill;
  const texts = bill.texts;
  const STYLE = [
    ':host{all:initial;position:fixed;inset:auto 0 0 auto;z-index:2147483647;font:14px/1.5 system-ui,sans-serif;color:#1d2327}',
    'section{box-sizing:border-box;width:min(30rem,100vw);max-height:70vh;overflow:auto;padding:1rem;background:#fff;border:1px solid #50575e}',
    'h2{margin:0 0 .5rem;font-size:1.1rem}h3{margin:1rem 0 .25rem;font-size:1rem}p,ul{margin:.25rem 0;padding:0}li{margin-left:1.2rem}',
    'table{width:100%;border-collapse:collapse}th,td{padding:.15rem .4rem .15rem 0;text-align:start;vertical-align:top;overflow-wrap:anywhere}td:nth-child(2){white-space:nowrap}',
    'button{float:inline-end;font:inherit;min-width:44px;min-height:32px;cursor:pointer}:focus-visible{outline:2px solid #2271b1;outline-offset:2px}',
  ].join('');

  function make(tag, text, ...children) {
    const element = document.createElement(tag);
    element.textContent = text || '';
    element.append(...children);
    return element;
  }

  function table(headings, rows) {
    const head = make('tr');
    headings.forEach((heading) => {
      const cell = make('th', heading);
      cell.scope = 'col';
      head.append(cell);
    });
    const body = make('tbody');
    rows.forEach((row) => {
      const line = make('tr');
      row.forEach((cell) => {
        line.append(make('td', cell));
      });
      body.append(line);
    });
    return make('table', '', make('thead', '', head), body);
  }

  function kilobytes(bytes) {
    return (bytes / 1024).toFixed(1);
  }

  function sum(text, sizes) {
    return make('p', text.replace('%n', sizes.length).replace('%kb', kilobytes(total(sizes))));
  }

  function sizesOf(rows) {
    return rows.map((row) => row.size);
  }

  /**
   * The sizes after gzip of the widgets' scripts that this page has so far, inline ones included. The loader counts in any
   * case: an optimiser may have made it a part of another file.
   */
  function ours(core) {
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.startsWith(bill.base))
      .map((entry) => entry.name.slice(bill.base.length).replace(/\?.*/, ''))
      .filter((file) => file.endsWith('.js'));
    const loader = `${'lite' === core ? 'lite/' : ''}storefront-widgets.js`;
    return Array.from(new Set(bill.inline.concat(loader, loaded))).map((file) => bill.sizes[file]);
  }

  function total(sizes) {
    return sizes.reduce((all, one) => all + (one || 0), 0);
  }

  /** What keeps scripts on the page, the heaviest first: its name, their handles and their size together. */
  function keepers(stays) {
    const found = new Map();
    stays.forEach((row) => {
      const keeper = found.get(row.keeper) || { name: row.keeper, handles: [], size: 0 };
      keeper.handles.push(row.handle);
      keeper.size += row.size || 0;
      found.set(row.keeper, keeper);
    });
    return Array.from(found.values()).sort((one, other) => other.size - one.size);
  }

  /** Sentences on whether the plugin pays on this page, and why not. */
  function verdict(stays, difference) {
    const [most] = keepers(stays);
    const taken = bill.scripts.filter((row) => 'taken' === row.state).length;
    const said = [texts[difference > 0 ? 'more' : 'less'].replace('%kb', kilobytes(Math.abs(difference)))];
    if (!bill.pays) {
      said.push(texts.alone);
    }
    if (most && difference > 0) {
      said.push(texts.mostly.replace('%kb', kilobytes(most.size)).replace('%who', most.name));
    }
    if (taken) {
      said.push(texts.stuck.replace('%n', taken));
    }
    return said.map((text) => make('p', '', make('strong', text)));
  }

  function scriptRow(row) {
    const need = 'stays' === row.state ? row.by || texts.itself : texts[row.state];
    return [row.handle, null === row.size ? '' : kilobytes(row.size), need];
  }

  function widgetRows(report) {
    const counts = new Map();
    report.forEach((row) => {
      const key = `${row.widget}\n${row.state}`;
      counts.set(key, (counts.get(key) || 0) + 1);
    });
    return Array.from(counts, (one) => one[0].split('\n').concat(String(one[1]))).sort();
  }

  function notesOf(report) {
    const notes = report.notes.slice();
    report.forEach((row) => {
      notes.push.apply(notes, row.errors.concat(row.diagnostics));
    });
    return Array.from(new Set(notes.map(String)));
  }

  /** What changes while the page's widgets start. */
  function contents(report) {
    const notes = notesOf(report);
    const stays = bill.scripts.filter((row) => 'stays' === row.state);
    const known = bill.scripts.filter((row) => 'taken' !== row.state);
    const own = ours(report.core);
    const kept = keepers(stays).map((one) => [one.name, kilobytes(one.size), one.handles.join(', ')]);
    const list = make('ul');
    notes.forEach((note) => {
      list.append(make('li', note));
    });
    return [
      ...verdict(stays, total(sizesOf(stays).concat(bill.rest)) - total(sizesOf(known))),
      sum(texts.stock, sizesOf(known)),
      sum(texts.stays, sizesOf(stays)),
      make('p', texts.rest.replace('%kb', kilobytes(bill.rest))),
      sum(texts.ours, own),
      ...(kept.length ? [make('h3', texts.keepers), table([texts.keeper, texts.size, texts.kept], kept)] : []),
      make('h3', texts.scripts),
      table([texts.script, texts.size, texts.needed], bill.scripts.map(scriptRow)),
      make('h3', texts.widgets),
      table([texts.widget, texts.state, texts.count], widgetRows(report)),
      make('h3', texts.notes),
      notes.length ? list : make('p', texts.none),
    ];
  }

  /** Draws again what has changed, until the bill is closed. */
  function follow(body) {
    const report = window.StorefrontWidgets.report();
    const now = JSON.stringify([widgetRows(report), notesOf(report), ours(report.core)]);
    if (now !== body.dataset.drawn) {
      body.dataset.drawn = now;
      body.replaceChildren(...contents(report));
    }
    if (body.isConnected) {
      setTimeout(follow, 500, body);
    }
  }

  function draw(host) {
    const close = make('button', texts.close);
    close.onclick = () => {
      host.remove();
    };
    const body = make('div');
    const section = make('section', '', close, make('h2', texts.title), body);
    section.setAttribute('aria-label', texts.title);
    section.tabIndex = 0;
    section.onkeydown = (event) => {
      if ('Escape' === event.key) {
        host.remove();
      }
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(section);
    document.body.append(host);
    follow(body);
    section.focus({ preventScroll: true });
  }

  // By then, widgets in view have started.
  addEventListener('load', () => {
    setTimeout(() => {
      draw(document.createElement('storefront-widgets-bill'));
    }, 1500);
  });
})();
