// Runs first in a page that “Compare” shows in a frame. It notes errors and the server's elements, gives the page the storage and
// the cookies of somebody who comes for the first time, and keeps the page from going elsewhere and from sending forms.
(() => {
  const LONGEST = 300;
  const MOST = 50;
  const about = JSON.parse(document.currentScript.dataset.about);
  const script = document.currentScript.src;
  const asked = new URLSearchParams(location.search);
  const noted = { errors: [], elements: [], why: about.why, script };
  window.storefrontComparedPage = noted;
  performance.setResourceTimingBufferSize(2000);

  function textOf(thing) {
    if (thing instanceof Error) {
      return thing.message;
    }
    try {
      return 'string' === typeof thing ? thing : JSON.stringify(thing) || String(thing);
    } catch {
      return String(thing);
    }
  }

  function note(text) {
    if (noted.errors.length < MOST) {
      noted.errors.push(text.slice(0, LONGEST));
    }
  }

  function noteErrors() {
    addEventListener(
      'error',
      (event) => {
        if ('script' === event.target.localName) {
          note(`${event.target.src.split('?')[0]} has not loaded`);
        } else if (event.message) {
          note(event.message);
        }
      },
      true,
    );
    addEventListener('unhandledrejection', (event) => {
      note(textOf(event.reason));
    });
    const say = console.error;
    console.error = (...parts) => {
      note(parts.map(textOf).join(' '));
      say.apply(console, parts);
    };
  }

  /** A storage that ends with the page. The page's own would be that of the administrator, and one for both frames. */
  function makeStorage() {
    const methods = {
      getItem(key) {
        return Object.hasOwn(this, key) ? this[key] : null;
      },
      setItem(key, value) {
        this[key] = String(value);
      },
      removeItem(key) {
        delete this[key];
      },
      clear() {
        Object.keys(this).forEach((key) => {
          delete this[key];
        });
      },
      key(at) {
        return Object.keys(this)[at] ?? null;
      },
    };
    const prototype = Object.create(Storage.prototype);
    Object.entries(methods).forEach(([name, value]) => {
      Object.defineProperty(prototype, name, { value });
    });
    Object.defineProperty(prototype, 'length', {
      get() {
        return Object.keys(this).length;
      },
    });
    return Object.create(prototype);
  }

  function forgetVisits() {
    ['localStorage', 'sessionStorage'].forEach((name) => {
      Object.defineProperty(window, name, { value: makeStorage(), configurable: true });
    });
    const jar = new Map();
    const store = (cookie) => {
      const [pair, ...rules] = String(cookie).split(';');
      const [name, ...value] = pair.trim().split('=');
      const end = rules.map((rule) => /^\s*(expires|max-age)=(.*)$/i.exec(rule)).find(Boolean);
      const isOver =
        end && ('max-age' === end[1].toLowerCase() ? Number(end[2]) <= 0 : Date.parse(end[2]) <= Date.now());
      if (isOver) {
        jar.delete(name);
      } else {
        jar.set(name, value.join('='));
      }
    };
    about.cookies.forEach(store);
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => Array.from(jar, (one) => one.join('=')).join('; '),
      set: store,
    });
  }

  /** The address of a request, so that the server answers it as it answers the page: the same visitor, the same cart. */
  function asking(address) {
    const url = new URL(address, document.baseURI);
    if (url.origin === location.origin) {
      ['storefront-widgets-compare', 'storefront-widgets-key'].forEach((name) => {
        url.searchParams.set(name, asked.get(name));
      });
    }
    return url.href;
  }

  // What a page sends while it loads, it sends on each visit. What follows a press may change something.
  let isUsed = false;

  function isRefused(method) {
    return isUsed && !/^(get|head)$/i.test(method);
  }

  function keepRequests() {
    ['pointerdown', 'keydown'].forEach((type) => {
      addEventListener(
        type,
        (event) => {
          isUsed = isUsed || event.isTrusted;
        },
        true,
      );
    });
    const send = window.fetch;
    window.fetch = (given, options) => {
      const isRequest = given instanceof Request;
      if (isRefused(options?.method || (isRequest ? given.method : 'get'))) {
        return Promise.reject(new TypeError('Nothing is sent while pages are compared.'));
      }
      return send.call(window, isRequest ? new Request(asking(given.url), given) : asking(given), options);
    };
    const { open, send: sendRequest } = XMLHttpRequest.prototype;
    const refused = new WeakSet();
    XMLHttpRequest.prototype.open = function (method, address, ...more) {
      if (isRefused(method)) {
        refused.add(this);
      } else {
        refused.delete(this);
      }
      return open.call(this, method, asking(address), ...(more.length ? more : [true]));
    };
    XMLHttpRequest.prototype.send = function (body) {
      if (refused.has(this)) {
        setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
      } else {
        sendRequest.call(this, body);
      }
    };
    const beacon = navigator.sendBeacon;
    navigator.sendBeacon = (...given) => !isUsed && beacon.apply(navigator, given);
  }

  /** The sandbox keeps forms from being sent, and this one the page from being left. */
  function keepHere() {
    addEventListener('submit', (event) => event.preventDefault(), true);
    ['click', 'auxclick'].forEach((type) => {
      addEventListener(type, (event) => {
        const link = event.composedPath().find((one) => 'a' === one.localName && one.href);
        if (link && link.href.split('#')[0] !== location.href.split('#')[0]) {
          event.preventDefault();
        }
      });
    });
    if (window.navigation) {
      window.navigation.addEventListener('navigate', (event) => {
        if (!event.destination.sameDocument) {
          event.preventDefault();
        }
      });
    }
  }

  const UNSEEN = 'script,style,link,meta,noscript,template,br,wbr,source,track,param,option,datalist';

  /** What the plugin prints for the gallery, and what widgets add. */
  const OWN = '[data-storefront-own],[data-storefront-nav]';

  /** Is it the plugin's room around the gallery's slides? They are then taken for children of the gallery. */
  function isRoom(element) {
    return element.matches('.flex-viewport') && element.nextElementSibling?.matches('[data-storefront-nav]');
  }

  /** Notes the elements in `parent` by their place in the server's markup, which both pages have in common. */
  function noteElements(parent, path, counts = new Map()) {
    Array.from(parent.children).forEach((element) => {
      if (element.matches(`${UNSEEN},${OWN}`)) {
        return;
      }
      if (isRoom(element)) {
        noteElements(element, path, counts);
        return;
      }
      // With its class: a script of one side may have wrapped it already.
      const name = [element.localName, ...Array.from(element.classList).slice(0, 1)].join('.');
      counts.set(name, (counts.get(name) || 0) + 1);
      const own = `${path}/${name}:${counts.get(name)}`;
      noted.elements.push({ path: own, element });
      if ('svg' !== element.localName) {
        noteElements(element, own);
      }
    });
  }

  noteErrors();
  forgetVisits();
  keepRequests();
  keepHere();
  // Before deferred scripts and listeners of `DOMContentLoaded` change the page.
  document.addEventListener('readystatechange', () => {
    if ('interactive' === document.readyState) {
      noteElements(document.body, '');
    }
  });
})();
