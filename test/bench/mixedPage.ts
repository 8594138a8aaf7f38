/** How often each of the ten stands on the page. */
const EACH = 6;

const attribute = (settings: object): string => JSON.stringify(settings).replaceAll('"', '&quot;');

const widget = (type: string, id: string, settings: object, content: string): string =>
  `<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${type}" data-id="${id}"
    data-element_type="widget" data-widget_type="${type}.default" data-settings="${attribute(settings)}"><div class="elementor-widget-container">${content}</div></div>`;

const NUMBERS = [1, 2, 3];
const all = (print: (at: number) => string): string => NUMBERS.map(print).join('');

/** One piece of Elementor's markup for each of ten widgets; `n` makes its ids its own. */
const WIDGETS: Record<string, (n: number) => string> = {
  tabs: (n) =>
    widget(
      'tabs',
      `a${n}`,
      {},
      `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${all(
        (at) =>
          `<div id="elementor-tab-title-${n}${at}" class="elementor-tab-title elementor-tab-desktop-title" aria-selected="${at === 1}" data-tab="${at}" role="tab" tabindex="${at === 1 ? 0 : -1}" aria-controls="elementor-tab-content-${n}${at}" aria-expanded="false">Tab ${at}</div>`,
      )}</div><div class="elementor-tabs-content-wrapper">${all(
        (at) =>
          `<div id="elementor-tab-content-${n}${at}" class="elementor-tab-content elementor-clearfix" data-tab="${at}" role="tabpanel" aria-labelledby="elementor-tab-title-${n}${at}" tabindex="0" hidden="${at === 1 ? 'false' : 'hidden'}"><p>Panel ${at}</p></div>`,
      )}</div></div>`,
    ),
  accordion: (n) =>
    widget(
      'accordion',
      `b${n}`,
      {},
      `<div class="elementor-accordion">${all(
        (at) =>
          `<div class="elementor-accordion-item"><div id="elementor-tab-title-b${n}${at}" class="elementor-tab-title" data-tab="${at}" role="button" aria-controls="elementor-tab-content-b${n}${at}" aria-expanded="false"><a class="elementor-accordion-title" tabindex="0">Item ${at}</a></div><div id="elementor-tab-content-b${n}${at}" class="elementor-tab-content elementor-clearfix" data-tab="${at}" role="region" aria-labelledby="elementor-tab-title-b${n}${at}"><p>Content ${at}</p></div></div>`,
      )}</div>`,
    ),
  toggle: (n) =>
    widget(
      'toggle',
      `c${n}`,
      {},
      `<div class="elementor-toggle">${all(
        (at) =>
          `<div class="elementor-toggle-item"><div id="elementor-tab-title-c${n}${at}" class="elementor-tab-title" data-tab="${at}" role="button" aria-controls="elementor-tab-content-c${n}${at}" aria-expanded="false"><a class="elementor-toggle-title" tabindex="0">Item ${at}</a></div><div id="elementor-tab-content-c${n}${at}" class="elementor-tab-content elementor-clearfix" data-tab="${at}" role="region" aria-labelledby="elementor-tab-title-c${n}${at}"><p>Content ${at}</p></div></div>`,
      )}</div>`,
    ),
  'nested-accordion': (n) =>
    widget(
      'nested-accordion',
      `d${n}`,
      { max_items_expended: 'one', default_state: 'expanded' },
      `<div class="e-n-accordion">${all(
        (at) =>
          `<details id="e-n-accordion-item-${n}${at}" class="e-n-accordion-item"${at === 1 ? ' open' : ''}><summary class="e-n-accordion-item-title" data-accordion-index="${at}" tabindex="0" aria-expanded="${at === 1}" aria-controls="e-n-accordion-item-${n}${at}"><span class="e-n-accordion-item-title-header"><span class="e-n-accordion-item-title-text">Item ${at}</span></span></summary><div role="region" class="e-con"><p>Content ${at}</p></div></details>`,
      )}</div>`,
    ),
  counter: (n) =>
    widget(
      'counter',
      `e${n}`,
      {},
      `<div class="elementor-counter"><span class="elementor-counter-number" data-duration="2000" data-to-value="12500" data-from-value="0" data-delimiter=",">0</span></div>`,
    ),
  progress: (n) =>
    widget(
      'progress',
      `f${n}`,
      {},
      `<span class="elementor-title" id="elementor-progress-bar-${n}">Clay</span><div aria-labelledby="elementor-progress-bar-${n}" class="elementor-progress-wrapper" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="72"><div class="elementor-progress-bar" data-max="72"><span class="elementor-progress-text"></span><span class="elementor-progress-percentage">72%</span></div></div>`,
    ),
  countdown: (n) =>
    widget(
      'countdown',
      `g${n}`,
      {},
      `<div class="elementor-countdown-wrapper" data-date="4070908800">${['days', 'hours', 'minutes', 'seconds']
        .map(
          (unit) =>
            `<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${unit}"></span> <span class="elementor-countdown-label">${unit}</span></div>`,
        )
        .join('')}</div>`,
    ),
  'image-carousel': (n) =>
    widget(
      'image-carousel',
      `h${n}`,
      { slides_to_show: '1', navigation: 'both', autoplay: 'yes', autoplay_speed: 1000, infinite: 'yes', speed: 500 },
      `<div class="elementor-image-carousel-wrapper swiper" dir="ltr"><div class="elementor-image-carousel swiper-wrapper">${all(
        (at) =>
          `<div class="swiper-slide"><figure class="swiper-slide-inner"><img class="swiper-slide-image" alt="Slide ${at}" width="400" height="200" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='200'/%3E"></figure></div>`,
      )}</div><div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0" aria-label="Previous"></div><div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0" aria-label="Next"></div><div class="swiper-pagination"></div></div>`,
    ),
  alert: (n) =>
    widget(
      'alert',
      `i${n}`,
      {},
      `<div class="elementor-alert" role="alert"><span class="elementor-alert-title">Note</span><button type="button" class="elementor-alert-dismiss"><span aria-hidden="true">&times;</span><span class="elementor-screen-only">Dismiss</span></button></div>`,
    ),
  'share-buttons': (n) =>
    widget(
      'share-buttons',
      `j${n}`,
      {},
      `<div class="elementor-grid">${['facebook', 'linkedin', 'print'].map((name) => `<div class="elementor-share-btn elementor-share-btn_${name}" tabindex="0"><span class="elementor-share-btn__title">${name}</span></div>`).join('')}</div>`,
    ),
};

/** What one writes by hand for the ten, for mouse and keyboard, without settings, texts, names or edge cases. */
const PEER = `
const each = (type, run) => {
  for (const host of document.querySelectorAll('[data-widget_type^="' + type + '."]')) run(host);
};
const seen = (host, run) => new IntersectionObserver((entries, observer) => {
  if (!entries[0].isIntersecting) return;
  observer.disconnect();
  run();
}).observe(host);
each('tabs', (host) => {
  const titles = [...host.querySelectorAll('.elementor-tab-title')];
  const panels = [...host.querySelectorAll('.elementor-tab-content')];
  const show = (at) => titles.forEach((title, one) => {
    const isOn = one === at;
    title.classList.toggle('elementor-active', isOn);
    title.setAttribute('aria-selected', isOn);
    title.tabIndex = isOn ? 0 : -1;
    panels[one].toggleAttribute('hidden', !isOn);
    panels[one].style.display = isOn ? 'block' : 'none';
  });
  titles.forEach((title, at) => {
    title.addEventListener('click', () => show(at));
    title.addEventListener('keydown', ({ key }) => {
      const next = at + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
      if (next === at) return;
      const to = (next + titles.length) % titles.length;
      titles[to].focus();
      show(to);
    });
  });
  show(0);
});
const fold = (host, isOne) => {
  const titles = [...host.querySelectorAll('.elementor-tab-title')];
  const set = (title, isOn) => {
    const panel = title.nextElementSibling;
    title.classList.toggle('elementor-active', isOn);
    title.setAttribute('aria-expanded', isOn);
    panel.style.display = isOn ? 'block' : 'none';
    if (isOn) panel.animate({ height: ['0px', panel.offsetHeight + 'px'] }, 400);
  };
  titles.forEach((title) => title.addEventListener('click', () => {
    const isOn = title.getAttribute('aria-expanded') === 'true';
    if (isOne) titles.forEach((one) => set(one, false));
    set(title, !isOn);
  }));
  titles.forEach((title, at) => {
    const isOn = isOne && at === 0;
    title.classList.toggle('elementor-active', isOn);
    title.setAttribute('aria-expanded', isOn);
    title.nextElementSibling.style.display = isOn ? 'block' : 'none';
  });
};
each('accordion', (host) => fold(host, true));
each('toggle', (host) => fold(host, false));
each('nested-accordion', (host) => {
  const items = [...host.querySelectorAll('details')];
  items.forEach((item) => item.addEventListener('toggle', () => {
    item.firstElementChild.setAttribute('aria-expanded', item.open);
    if (item.open) items.forEach((one) => { if (one !== item) one.open = false; });
  }));
});
each('counter', (host) => seen(host, () => {
  const number = host.querySelector('.elementor-counter-number');
  const to = Number(number.dataset.toValue);
  const start = performance.now();
  const frame = (now) => {
    const share = Math.min(1, (now - start) / Number(number.dataset.duration));
    number.textContent = Math.round(to * share).toLocaleString('en');
    if (share < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}));
each('progress', (host) => seen(host, () => {
  const bar = host.querySelector('.elementor-progress-bar');
  bar.style.width = bar.dataset.max + '%';
}));
each('countdown', (host) => {
  const wrapper = host.firstElementChild.firstElementChild;
  const spans = ['days', 'hours', 'minutes', 'seconds'].map((unit) => wrapper.querySelector('.elementor-countdown-' + unit));
  const tick = () => {
    const left = Math.max(0, Math.floor(wrapper.dataset.date - Date.now() / 1000));
    [Math.floor(left / 86400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60].forEach((value, at) => {
      spans[at].textContent = String(value).padStart(2, '0');
    });
  };
  tick();
  setInterval(tick, 1000);
});
each('image-carousel', (host) => {
  const row = host.querySelector('.swiper-wrapper');
  const slides = [...row.children];
  let at = 0;
  const show = (to) => {
    at = (to + slides.length) % slides.length;
    row.style.transition = 'transform 500ms';
    row.style.transform = 'translateX(' + -at * 100 + '%)';
    slides.forEach((slide, one) => { slide.inert = one !== at; });
  };
  host.querySelector('.elementor-swiper-button-prev').addEventListener('click', () => show(at - 1));
  host.querySelector('.elementor-swiper-button-next').addEventListener('click', () => show(at + 1));
  setInterval(() => show(at + 1), 1000);
  show(0);
});
each('alert', (host) => host.querySelector('button').addEventListener('click', () => {
  host.animate({ opacity: [1, 0] }, 300).onfinish = () => { host.style.display = 'none'; };
}));
each('share-buttons', (host) => host.addEventListener('click', ({ target }) => {
  const button = target.closest('.elementor-share-btn');
  if (button) open('https://example.com/?u=' + encodeURIComponent(location.href), '', 'width=640,height=480');
}));`;

const STYLE = `
  body { margin: 0 } .elementor { display: grid; grid-template-columns: repeat(5, 1fr); gap: 8px }
  .elementor-widget { min-height: 120px; border: 1px solid } .swiper { overflow: hidden } .swiper-wrapper { display: flex }
  .swiper-slide { flex: 0 0 100% } img { max-width: 100% } .elementor-progress-bar { width: 0; background: green }
  figure { margin: 0 }`;

/** Who is measured: the scripts that each loads. */
export const MIXED = {
  'storefront-widgets': '<script src="/storefront-widgets/storefront-widgets.js" defer></script>',
  'storefront-widgets, light': '<script src="/storefront-widgets/lite/storefront-widgets.js" defer></script>',
  'written by hand': `<script>addEventListener('DOMContentLoaded', () => { ${PEER} })</script>`,
  'no script': '',
} as const;

/** A page with 60 widgets of ten kinds, six of each, all in view. */
export const mixedPage = (scripts: string): string => `<!doctype html><html lang="en"><title>Mixed</title>
<style>${STYLE}</style>${scripts}<body><div class="elementor">${Array.from({ length: EACH }, (_, n) =>
  Object.values(WIDGETS)
    .map((print) => print(n + 1))
    .join(''),
).join('')}</div></body></html>`;
