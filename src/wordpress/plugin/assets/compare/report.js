// What is said of two measurements: the outcome of a page, the cells of its row, and the report for others.
(() => {
  const own = window.storefrontCompare;
  const MOST_LISTED = 5;

  /** A text with its marks filled in, in one go: what is filled in may look like a mark. */
  function say(text, values = {}) {
    return own.texts[text].replace(/%([a-z]+)/g, (mark, name) => (name in values ? String(values[name]) : mark));
  }

  /** The texts of `more` that are not in `less`; one that is there twice counts twice. */
  function without(more, less) {
    const left = less.slice();
    return more.filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) {
        left.splice(at, 1);
      }
      return at < 0;
    });
  }

  function describe(box) {
    return own.isHidden(box) ? say('hidden') : [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
  }

  /**
   * The result of a page from the measurements of both sides, without elements, so that it can be kept: `kind` is `impossible`,
   * `left`, `differs` or `equal`.
   */
  function resultOf(page, stock, ours) {
    const result = { page: page.name, address: page.address };
    for (const [side, one] of Object.entries({ stock, ours })) {
      if (one.why) {
        return { ...result, kind: 'impossible', side, why: one.why, status: one.status };
      }
    }
    const boxes = own.compareBoxes(stock.boxes, ours.boxes);
    const listed = boxes.causes.slice(0, MOST_LISTED).map((one) => ({
      element: own.selectorOf(one.stock.element),
      stock: describe(one.stock),
      ours: describe(one.ours),
    }));
    const newErrors = without(ours.errors, stock.errors);
    const isEqual = !newErrors.length && !ours.failed.length && !boxes.moved.length;
    const kind = isEqual ? 'equal' : 'differs';
    return {
      ...result,
      kind: ours.left ? 'left' : kind,
      why: ours.left,
      errors: { stock: stock.errors, ours: ours.errors, new: newErrors },
      failed: ours.failed,
      scripts: { stock: stock.scripts, ours: ours.scripts },
      boxes: { all: boxes.all, moved: boxes.moved.length, alone: boxes.alone, unsteady: boxes.unsteady, listed },
    };
  }

  /** The outcome in words. */
  function outcome(result) {
    if ('impossible' === result.kind) {
      return say('impossible', { side: say(result.side), why: say(`why_${result.why}`, { n: result.status }) });
    }
    if ('left' === result.kind) {
      return say('left', { why: say(`why_${result.why}`) });
    }
    const counts = [
      ['new_errors', result.errors.new.length],
      ['new_failed', result.failed.length],
      ['new_boxes', result.boxes.moved],
    ];
    const what = counts.filter((one) => one[1]).map(([text, n]) => say(text, { n }));
    return what.length ? say('differs', { what: what.join(', ') }) : say('equal');
  }

  function both(stock, ours) {
    return [`${say('stock')}: ${stock}`, `${say('ours')}: ${ours}`];
  }

  function weight({ number, bytes, unsized }) {
    const size = say('size', { n: number, kb: Math.round(bytes / 1024) });
    return unsized ? `${size} (${say('unsized', { n: unsized })})` : size;
  }

  /** The cells of a row after the outcome, each with its lines and the details below them. */
  function cells(result) {
    if (!result.errors) {
      return Array.from({ length: 4 }, () => ({ lines: [], details: [] }));
    }
    const { errors, failed, scripts, boxes } = result;
    const left = [
      boxes.alone && say('alone', { n: boxes.alone }),
      boxes.unsteady && say('unsteady', { n: boxes.unsteady }),
    ];
    return [
      {
        lines: both(errors.stock.length, errors.ours.length),
        details: [
          ...errors.stock.map((text) => `${say('stock')}: ${text}`),
          ...errors.ours.map((text) => `${say('ours')}: ${text}`),
        ],
      },
      { lines: both(0, failed.length), details: failed },
      { lines: both(weight(scripts.stock), weight(scripts.ours)), details: [] },
      {
        lines: [say('moved', { n: boxes.moved, all: boxes.all }), ...left.filter(Boolean)],
        details: boxes.listed.map((one) => `${one.element}: ${one.stock} → ${one.ours}`),
      },
    ];
  }

  /** Text as a cell of Markdown, in which it means nothing but itself. */
  function escaped(text) {
    return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#~&]/g, '\\$&');
  }

  /** The results as a table in Markdown. */
  function markdown(results, width) {
    const heads = ['page', 'outcome', 'errors', 'failed', 'scripts', 'boxes'].map((text) => say(text));
    const line = (parts) => `| ${parts.join(' | ')} |`;
    const rows = results.map((result) => {
      const parts = cells(result).map(({ lines, details }) => [...lines, ...details].map(escaped).join('<br>'));
      return line([`${escaped(result.page)}<br>${escaped(result.address)}`, escaped(outcome(result)), ...parts]);
    });
    const title = `## ${say('title')}: ${escaped(own.site)}`;
    return [title, '', say('width', { n: width }), '', line(heads), line(heads.map(() => '---')), ...rows, ''].join(
      '\n',
    );
  }

  Object.assign(own, { say, resultOf, outcome, cells, markdown });
})();
