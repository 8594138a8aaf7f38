// Loads the scripts that are held for password fields, one after another, when such a field first gets the focus.
(() => {
  function load(src, id, then) {
    const script = document.createElement('script');
    if (id) {
      script.id = id;
    }
    script.onload = script.onerror = then;
    script.src = src;
    return script;
  }

  /** The meter waits for the page's load event to fetch its dictionary; by then that is over. */
  function fetchDictionary(field) {
    const settings = window._zxcvbnSettings;
    if (settings && !window.zxcvbn) {
      // What has been typed meanwhile is judged once the dictionary is there.
      document.head.appendChild(
        load(settings.src, '', () => {
          field.dispatchEvent(new Event('keyup', { bubbles: true }));
        }),
      );
    }
  }

  const newPassword = () => document.getElementById('account_password');
  let typed = '';

  /** When the meter starts, the checkout empties its field for a new password, as if nobody could have typed yet. */
  function restoreTyped() {
    const field = newPassword();
    if (field && !field.value) {
      field.value = typed;
    }
  }

  function onInput(event) {
    if (event.target !== newPassword()) {
      return;
    }
    if ('input' === event.type) {
      typed = event.target.value;
    } else {
      restoreTyped();
    }
  }

  const watch = (change) => {
    for (const type of ['beforeinput', 'input']) {
      change(type, onInput, true);
    }
  };

  function next(waiting, field) {
    const old = waiting.shift();
    if (!old) {
      // The meter starts as jQuery says that the page is ready, which is a task later.
      setTimeout(() => {
        watch(removeEventListener);
        restoreTyped();
      });
      fetchDictionary(field);
      return;
    }
    // Meanwhile it may have come back for another reason.
    if (!old.isConnected) {
      next(waiting, field);
      return;
    }
    if (old.dataset.leftOut) {
      old.replaceWith(
        load(old.dataset.leftOut, old.id, () => {
          next(waiting, field);
        }),
      );
      return;
    }
    const script = document.createElement('script');
    script.id = old.id;
    script.textContent = old.textContent;
    old.replaceWith(script);
    next(waiting, field);
  }

  function start(field) {
    next(Array.from(document.querySelectorAll('script[data-held-for="password"]')), field);
  }

  function onFocus(event) {
    const field = event.target;
    if ('password' !== field.type) {
      return;
    }
    removeEventListener('focusin', onFocus);
    watch(addEventListener);
    if ('complete' === document.readyState) {
      // Past the load event, not only shortly before it.
      setTimeout(start, 0, field);
    } else {
      addEventListener('load', () => {
        setTimeout(start, 0, field);
      });
    }
  }

  addEventListener('focusin', onFocus);
})();
