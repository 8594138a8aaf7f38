/** One tab widget in the shop's markup. It carries the attributes of every contender, so that all work on the same markup. */
function tabs(id: number): string {
  const keys = ['description', 'additional_information', 'reviews'];
  const items = keys.map(
    (
      key,
    ) => `<li class="${key}_tab" :class="{active: open === '${key}'}" data-tabs-target="item" data-key="${key}" role="presentation">
      <a href="#tab-${key}-${id}" role="tab" aria-controls="tab-${key}-${id}" data-tabs-target="link" data-key="${key}"
        data-action="tabs#choose keydown->tabs#move" :aria-selected="open === '${key}' ? 'true' : 'false'"
        :tabindex="open === '${key}' ? 0 : -1" @click.prevent="open = '${key}'" @keydown.right.prevent="move(1)"
        @keydown.left.prevent="move(-1)">${key}</a></li>`,
  );
  const panels = keys.map(
    (key) => `<div class="panel wc-tab" id="tab-${key}-${id}" role="tabpanel" data-tabs-target="panel" data-key="${key}"
      x-show="open === '${key}'">Text of ${key}</div>`,
  );
  return `<div class="wc-tabs-wrapper" data-controller="tabs" x-data="tabs"><ul class="tabs wc-tabs" role="tablist">${items.join('')}</ul>${panels.join('')}</div>`;
}

const HAND_WRITTEN = `
window.mountTabs = (host) => {
  const links = [...host.querySelectorAll('[role=tab]')];
  const panels = links.map((link) => host.querySelector('#' + CSS.escape(link.getAttribute('aria-controls'))));
  const open = (at) => links.forEach((link, i) => {
    link.parentElement.classList.toggle('active', i === at);
    link.setAttribute('aria-selected', String(i === at));
    link.tabIndex = i === at ? 0 : -1;
    panels[i].style.display = i === at ? 'block' : 'none';
  });
  host.addEventListener('click', (event) => {
    const at = links.findIndex((link) => link.contains(event.target));
    if (at < 0) return;
    event.preventDefault();
    open(at);
  });
  host.addEventListener('keydown', (event) => {
    const at = links.findIndex((link) => link.contains(event.target));
    const to = event.key === 'ArrowRight' ? at + 1 : event.key === 'ArrowLeft' ? at - 1 : -1;
    if (at < 0 || to < 0) return;
    open(to % links.length);
  });
  open(0);
  window.counted();
};
window.bench.go = (hosts) => hosts.forEach(window.mountTabs);`;

const STIMULUS = `
const app = Stimulus.Application.start();
app.register('tabs', class extends Stimulus.Controller {
  static targets = ['item', 'link', 'panel'];
  connect() { this.open(this.linkTargets[0].dataset.key); window.counted(); }
  choose(event) { event.preventDefault(); this.open(event.currentTarget.dataset.key); }
  move(event) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const at = this.linkTargets.indexOf(event.currentTarget);
    if (step) this.open(this.linkTargets[(at + step + this.linkTargets.length) % this.linkTargets.length].dataset.key);
  }
  open(key) {
    for (const item of this.itemTargets) item.classList.toggle('active', item.dataset.key === key);
    for (const link of this.linkTargets) {
      link.setAttribute('aria-selected', String(link.dataset.key === key));
      link.tabIndex = link.dataset.key === key ? 0 : -1;
    }
    for (const panel of this.panelTargets) panel.style.display = panel.dataset.key === key ? 'block' : 'none';
  }
});`;

const ALPINE = `
document.addEventListener('alpine:init', () => {
  Alpine.data('tabs', () => ({
    open: 'description',
    init() { window.counted(); },
    move(step) {
      const keys = ['description', 'additional_information', 'reviews'];
      this.open = keys[(keys.indexOf(this.open) + step + keys.length) % keys.length];
    },
  }));
});`;

const OURS = `
window.StorefrontWidgets = [(api) => api.on('mounted', () => { window.counted(); })];`;

/** Each contender says when one widget is ready; the time of the last one is what counts, not the next frame. */
const COUNTER = `
window.bench = { go() {}, mounted: 0, last: 0 };
window.counted = () => { window.bench.mounted += 1; window.bench.last = performance.now(); };`;

/** The contenders: the scripts that each loads. */
export const CONTENDERS = {
  'hand-written DOM code': `<script>${HAND_WRITTEN}</script>`,
  'storefront-widgets': `<script>${OURS}</script><script src="/storefront-widgets/storefront-widgets.js" defer></script>`,
  'storefront-widgets, light': `<script>${OURS}</script><script src="/storefront-widgets/lite/storefront-widgets.js" defer></script>`,
  'Stimulus 3': `<script src="/peers/stimulus.js"></script><script>${STIMULUS}</script>`,
  'Alpine 3': `<script>${ALPINE}</script><script src="/peers/alpine.min.js" defer></script>`,
} as const;

/** A page with one mounted widget, so that code is loaded, and `count` more in a template. */
export const tabsPage = (scripts: string, count: number): string => `<!doctype html><html lang="en"><title>Tabs</title>
<script>${COUNTER}</script>${scripts}<body><main>${tabs(0)}<div id="room"></div></main>
<template id="more">${Array.from({ length: count }, (_, at) => tabs(at + 1)).join('')}</template></body></html>`;
