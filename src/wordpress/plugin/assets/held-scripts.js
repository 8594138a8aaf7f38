// Loads the scripts that are held for password fields, one after another, when such a field first gets the focus.
(() => {
  function next(waiting) {
    const old = waiting.shift();
    if (!old) {
      return;
    }
    const script = document.createElement('script');
    script.id = old.id;
    if (old.dataset.src) {
      script.onload = script.onerror = () => {
        next(waiting);
      };
      script.src = old.dataset.src;
      old.replaceWith(script);
      return;
    }
    script.textContent = old.textContent;
    old.replaceWith(script);
    next(waiting);
  }

  function onFocus(event) {
    if ('password' !== event.target.type) {
      return;
    }
    removeEventListener('focusin', onFocus);
    next(Array.from(document.querySelectorAll('script[data-held-for="password"]')));
  }

  addEventListener('focusin', onFocus);
})();
