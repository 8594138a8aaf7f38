// Reads where the elements of a page in a frame are, and tells which are elsewhere in the other frame.
(() => {
  /** Content this much wider than its box is a slider's. */
  const SLIDES = 1.5;
  const TOLERANCE = 1;

  function boxOf(element, window) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + window.scrollX, y: top + window.scrollY, width, height };
  }

  /** Asks whether an element is inside of something that slides, or scrolls sideways. */
  function sliderTest(window) {
    const known = new Map();
    const isSlider = (element) =>
      element.clientWidth > 0 &&
      element.scrollWidth > SLIDES * element.clientWidth &&
      'visible' !== window.getComputedStyle(element).overflowX;
    function isInSlider(element) {
      const parent = element.parentElement;
      if (!parent || parent === window.document.body) {
        return false;
      }
      if (!known.has(parent)) {
        known.set(parent, isSlider(parent) || isInSlider(parent));
      }
      return known.get(parent);
    }
    return isInSlider;
  }

  /** The boxes by path, of elements that are still in the page. */
  function readBoxes(window) {
    const isInSlider = sliderTest(window);
    const found = new Map();
    window.storefrontComparedPage.elements.forEach(({ path, element }) => {
      // With `display: contents`, an element has no box, but its content is there.
      if (element.isConnected && 'contents' !== window.getComputedStyle(element).display) {
        found.set(path, { ...boxOf(element, window), element, isUnsteady: isInSlider(element) });
      }
    });
    return found;
  }

  /** Nobody sees it; what only screen readers find often has a pixel. */
  function isHidden(box) {
    return Math.min(box.width, box.height) <= 1;
  }

  /** Are they apart, by more than a pixel? */
  function isApart(one, other) {
    if (isHidden(one) || isHidden(other)) {
      return isHidden(one) !== isHidden(other);
    }
    return ['x', 'y', 'width', 'height'].some((side) => Math.abs(one[side] - other[side]) > TOLERANCE);
  }

  /** Marks what has moved since it was read before: it moves by itself. Gives the share of it. */
  function markMoving(before, now) {
    let moving = 0;
    now.forEach((box, path) => {
      const former = before.get(path);
      if (former && isApart(former, box)) {
        box.isUnsteady = true;
        moving += 1;
      }
    });
    return now.size ? moving / now.size : 0;
  }

  /** Is it of another size, or hidden on one side? */
  function isResized({ stock, ours }) {
    return ['width', 'height'].some((side) => Math.abs(stock[side] - ours[side]) > TOLERANCE);
  }

  /** By how much a box has moved, as a word: what follows it in the page usually moves as much. */
  function shiftOf({ stock, ours }) {
    return [Math.round(ours.x - stock.x), Math.round(ours.y - stock.y)].join();
  }

  /** Of moved boxes, those that others follow: the innermost ones of another size, and the first of each shift. */
  function causes(moved) {
    const resized = moved.filter(isResized);
    const shifts = new Set(['0,0']);
    return moved.filter((one) => {
      if (isResized(one)) {
        return !resized.some((other) => other.path.startsWith(`${one.path}/`));
      }
      const isNew = 0 === resized.length && !shifts.has(shiftOf(one));
      shifts.add(shiftOf(one));
      return isNew;
    });
  }

  /** Compares two results of readBoxes(): `moved`, the `causes` among them, and how many were left out and why. */
  function compareBoxes(stock, ours) {
    const moved = [];
    let all = 0;
    let unsteady = 0;
    let alone = Array.from(ours).filter(([path, box]) => !stock.has(path) && !isHidden(box)).length;
    stock.forEach((box, path) => {
      const other = ours.get(path);
      if (!other) {
        alone += isHidden(box) ? 0 : 1;
        return;
      }
      if (box.isUnsteady || other.isUnsteady) {
        unsteady += 1;
        return;
      }
      all += 1;
      if (isApart(box, other)) {
        moved.push({ path, stock: box, ours: other });
      }
    });
    return { all, moved, unsteady, alone, causes: causes(moved) };
  }

  function nameOf(element) {
    const classes = Array.from(element.classList).filter((name) => /^[\w-]+$/.test(name));
    return element.id ? `#${element.id}` : [element.localName, ...classes.slice(0, 2)].join('.');
  }

  /** A short name for people: the element, after its nearest ancestors up to one with an id. */
  function selectorOf(element) {
    const names = [nameOf(element)];
    let parent = element.parentElement;
    while (parent && names.length < 3 && !names[0].startsWith('#') && 'body' !== parent.localName) {
      names.unshift(nameOf(parent));
      parent = parent.parentElement;
    }
    return names.join(' > ');
  }

  Object.assign(window.storefrontCompare, { readBoxes, markMoving, compareBoxes, selectorOf, isHidden });
})();
