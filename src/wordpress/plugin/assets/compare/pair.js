// Shows a page in both frames, side by side, or one above the other with a slider between them.
(() => {
  const own = window.storefrontCompare;
  const { say } = own;
  const GAP = 16;
  /** Where there is less room, the frames stand one below the other. */
  const NARROW = 700;

  function make(tag, properties = {}, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  /** A frame with its caption, in a box of its size on the screen. */
  function figure(page, side, width) {
    const frame = own.makeFrame(say('frame', { page: page.name, side: say(side) }), width);
    frame.src = page[side];
    const box = make('div', { className: 'storefront-compare-box' }, frame);
    return {
      frame,
      box,
      element: make(
        'figure',
        { className: `storefront-compare-${side}` },
        make('figcaption', { textContent: say(side) }),
        box,
      ),
    };
  }

  function scrollTogether(frames, signal) {
    frames.forEach((frame, at) => {
      const other = frames[1 - at];
      frame.addEventListener('load', () => {
        const window = frame.contentWindow;
        // The page may be one of another site, which may not be read.
        try {
          window.addEventListener(
            'scroll',
            () => {
              const { scrollX, scrollY } = window;
              if (Math.abs(other.contentWindow.scrollY - scrollY) > 1) {
                other.contentWindow.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
              }
            },
            { signal },
          );
          window.addEventListener(
            'keydown',
            (event) => {
              if ('Escape' === event.key) {
                frame.closest('dialog').close();
              }
            },
            { signal },
          );
        } catch {}
      });
    });
  }

  /** The choice between the views, as radio buttons. */
  function choice(onChange) {
    const options = ['beside', 'over'].map((view) => {
      const input = make('input', {
        type: 'radio',
        name: 'storefront-compare-view',
        value: view,
        checked: 'beside' === view,
      });
      input.addEventListener('change', () => onChange(view));
      return make('label', {}, input, ` ${say(view)}`);
    });
    return make(
      'fieldset',
      {},
      make('legend', { className: 'screen-reader-text', textContent: say('view') }),
      ...options,
    );
  }

  /** Opens the pair; the dialog removes itself when it is closed. */
  function showPair(page, width) {
    const closing = new AbortController();
    const sides = ['stock', 'ours'].map((side) => figure(page, side, width));
    const [, ours] = sides;
    const slider = make('input', { type: 'range', min: 0, max: 100, value: 50, hidden: true });
    slider.setAttribute('aria-label', say('share'));
    const pair = make('div', { className: 'storefront-compare-pair' }, ...sides.map((side) => side.element));
    let view = 'beside';

    function draw() {
      const isOver = 'over' === view;
      // Without fractions, by which the second would not fit.
      const room = pair.clientWidth - 2;
      const share = isOver || room < NARROW ? room : (room - GAP) / 2;
      const scale = Math.min(1, share / width);
      // As high as the window leaves room, less the caption.
      const left = dialog.clientHeight - pair.offsetTop - 48;
      const height = Math.max(own.HEIGHTS[width], Math.floor(left / scale));
      sides.forEach(({ box, frame }) => {
        frame.height = height;
        box.style.width = `${width * scale}px`;
        box.style.height = `${height * scale}px`;
        frame.style.transform = `scale(${scale})`;
      });
      pair.dataset.view = view;
      slider.hidden = !isOver;
      slider.style.width = `${width * scale}px`;
      const rest = `${100 - slider.value}%`;
      const isMirrored = 'rtl' === getComputedStyle(pair).direction;
      ours.box.style.clipPath = isOver ? `inset(0 ${isMirrored ? 0 : rest} 0 ${isMirrored ? rest : 0})` : '';
    }

    const close = make('button', { type: 'button', className: 'button', textContent: say('close') });
    const title = make('h2', { textContent: page.name, id: 'storefront-compare-title' });
    const views = choice((chosen) => {
      view = chosen;
      draw();
    });
    const head = make('div', { className: 'storefront-compare-head' }, title, views, close);
    const dialog = make(
      'dialog',
      { className: 'storefront-compare-dialog' },
      head,
      make('p', { textContent: say('looking') }),
      slider,
      pair,
    );
    dialog.setAttribute('aria-labelledby', title.id);
    close.addEventListener('click', () => dialog.close());
    slider.addEventListener('input', draw);
    dialog.addEventListener('close', () => {
      closing.abort();
      dialog.remove();
    });
    scrollTogether(
      sides.map((side) => side.frame),
      closing.signal,
    );
    document.querySelector('.storefront-compare').append(dialog);
    dialog.showModal();
    const size = new ResizeObserver(draw);
    size.observe(pair);
    closing.signal.addEventListener('abort', () => size.disconnect());
  }

  Object.assign(own, { make, showPair });
})();
