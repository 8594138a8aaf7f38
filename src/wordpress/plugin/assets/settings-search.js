// Adds a search field above the settings, and a filter to each long list of boxes. They hide what does not match; hidden fields
// keep their values and are saved with the others.
(() => {
  const texts = window.storefrontWidgetsSearch;
  const page = document.querySelector('.storefront-widgets');
  const form = page?.querySelector('form[action="options.php"]');
  if (!form) return;

  const LONG_LIST = 20;
  // Screen readers would say each letter, and the number after it, at the same time.
  const PAUSE = 500;

  /** Letters without accents and capitals, so that “Menu” finds “menü”. */
  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  /** Does a text have each word of a query? */
  const fits = (text, query) =>
    plain(query)
      .split(/\s+/)
      .every((word) => text.includes(word));

  const textOf = (element) => plain(element.textContent);

  /** A row of the settings: its boxes can match by themselves, under the title of their group. */
  function rowOf(element) {
    const boxes = [...element.querySelectorAll('.storefront-widgets-box')].map((box) => ({
      box,
      text: `${textOf(box.closest('details')?.querySelector('summary') ?? box)} ${textOf(box)}`,
    }));
    const rest = element.cloneNode(true);
    for (const part of rest.querySelectorAll('.storefront-widgets-box, details')) part.remove();
    const groups = [...element.querySelectorAll('details')];
    return { element, boxes, groups, text: textOf(rest), filter: '', opened: null };
  }

  const rows = [...page.querySelectorAll('.form-table tr, .storefront-widgets-section')].map(rowOf);
  let query = '';

  /** Opens the groups with matches while something is looked for, and gives them back as they were. */
  function showGroups(row, isNarrowed) {
    row.opened = isNarrowed ? (row.opened ?? row.groups.map((group) => group.open)) : row.opened;
    row.groups.forEach((group, index) => {
      const isEmpty = !group.querySelector('.storefront-widgets-box:not([hidden])');
      group.hidden = isNarrowed && isEmpty;
      if (row.opened) group.open = isNarrowed ? !isEmpty : row.opened[index];
    });
    if (!isNarrowed) row.opened = null;
  }

  /** Shows what matches in a row; returns the number of matches. */
  function showRow(row) {
    const isWhole = fits(row.text, query);
    let shown = 0;
    for (const { box, text } of row.boxes) {
      box.hidden = !(isWhole || fits(text, query)) || !fits(text, row.filter);
      if (!box.hidden) shown += 1;
    }
    const isNarrowed = !!row.filter || (!isWhole && shown > 0);
    showGroups(row, isNarrowed);
    // A list that its own filter has emptied stays, because the filter is in it.
    row.element.hidden = !isWhole && !row.boxes.some(({ text }) => fits(text, query));
    return isWhole && !row.filter ? 1 : shown;
  }

  /** A field with what it has found beside it. */
  function makeField(id, label, look) {
    const bar = document.createElement('p');
    bar.className = 'storefront-widgets-search';
    const title = document.createElement('label');
    title.htmlFor = id;
    title.textContent = label;
    const field = document.createElement('input');
    field.type = 'search';
    field.id = id;
    field.autocomplete = 'off';
    const status = document.createElement('span');
    status.setAttribute('role', 'status');
    bar.append(title, field, status);
    let timer;
    function change() {
      const found = look(field.value.trim());
      clearTimeout(timer);
      timer = setTimeout(() => {
        status.textContent = !field.value.trim() ? '' : found ? texts.found.replace('%d', found) : texts.none;
      }, PAUSE);
    }
    field.addEventListener('input', change);
    field.addEventListener('keydown', (event) => {
      // Enter would save the form around a filter.
      if (event.key === 'Enter') event.preventDefault();
      if (event.key !== 'Escape' || !field.value) return;
      event.preventDefault();
      field.value = '';
      change();
    });
    return bar;
  }

  form.before(
    makeField('storefront-widgets-search', texts.search, (value) => {
      query = value;
      return rows.reduce((all, row) => all + showRow(row), 0);
    }),
  );
  for (const row of rows) {
    if (row.boxes.length <= LONG_LIST) continue;
    const list = row.groups[0] ?? row.boxes[0].box;
    const title = row.element.querySelector('th')?.textContent ?? '';
    list.before(
      makeField(`storefront-widgets-filter-${rows.indexOf(row)}`, texts.filter.replace('%s', title), (value) => {
        row.filter = value;
        return showRow(row);
      }),
    );
  }
})();
