const SECTIONS = 40;
const EACH = 5;
/** 40 of them make 10,000 px. */
const SECTION_HEIGHT = 250;

const sizes = (start: number, end: number): object => ({ unit: '%', size: '', sizes: { start, end } });

const EFFECTS: readonly object[] = [
  { motion_fx_translateY_effect: 'yes', motion_fx_translateY_speed: { unit: 'px', size: 2, sizes: [] } },
  { motion_fx_rotateZ_effect: 'yes', motion_fx_rotateZ_speed: { unit: 'px', size: 1, sizes: [] } },
  { motion_fx_opacity_effect: 'yes', motion_fx_opacity_range: sizes(20, 80) },
  { motion_fx_blur_effect: 'yes', motion_fx_blur_level: { unit: 'px', size: 7, sizes: [] } },
  { motion_fx_scale_effect: 'yes', motion_fx_scale_range: sizes(20, 80) },
];

const attribute = (settings: object): string => JSON.stringify(settings).replaceAll('"', '&quot;');

function widget(id: string, settings: object, text: string): string {
  return `<div class="elementor-element elementor-element-${id} elementor-widget" data-id="${id}" data-element_type="widget"
    data-widget_type="heading.default" data-settings="${attribute(settings)}"><div class="elementor-widget-container">${text}</div></div>`;
}

const column = (content: string): string =>
  `<div class="elementor-column"><div class="elementor-widget-wrap">${content}</div></div>`;

function section(at: number): string {
  const sticky = Array.from({ length: EACH }, (_, one) => {
    const settings = { sticky: 'top', sticky_on: ['desktop'], sticky_offset: 24 * one, sticky_parent: 'yes' };
    return column(widget(`5${at}x${one}`, settings, `Sticks ${at}.${one}`));
  });
  const moving = EFFECTS.map((effect, one) => {
    const settings = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_devices: ['desktop'], ...effect };
    return column(widget(`3${at}x${one}`, settings, `Moves ${at}.${one}`));
  });
  return `<section class="elementor-section">${sticky.join('')}${moving.join('')}</section>`;
}

const STYLE = `
  body { margin: 0 } .elementor-section { display: flex; height: ${SECTION_HEIGHT}px; border-top: 1px solid; box-sizing: border-box }
  .elementor-column { flex: 1; display: flex } .elementor-widget-wrap { flex: 1; position: relative }
  .end { height: 900px }`;

/** What one writes without a library: an observer and a frame loop for each element, which runs while that is in view. */
const PEER = `
const loop = (watched, frame) => {
  let request = 0;
  const run = () => { frame(); request = requestAnimationFrame(run); };
  new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(request);
    if (entry.isIntersecting) run(); else frame();
  }).observe(watched);
};
const stick = (element, settings) => {
  const wrap = element.closest('.elementor-widget-wrap');
  let spacer;
  loop(wrap, () => {
    const { top } = (spacer || element).getBoundingClientRect();
    const isStuck = top <= settings.sticky_offset;
    if (isStuck && !spacer) {
      const { width, height, left } = element.getBoundingClientRect();
      spacer = document.createElement('div');
      spacer.style.height = height + 'px';
      element.after(spacer);
      element.classList.add('elementor-sticky--active');
      Object.assign(element.style, { position: 'fixed', width: width + 'px', top: settings.sticky_offset + 'px', left: left + 'px' });
    } else if (!isStuck && spacer) {
      spacer.remove();
      spacer = undefined;
      element.classList.remove('elementor-sticky--active');
      element.removeAttribute('style');
    }
    if (!spacer) return;
    const end = wrap.getBoundingClientRect().bottom;
    const isAtEnd = end <= settings.sticky_offset + element.offsetHeight;
    Object.assign(element.style, isAtEnd
      ? { position: 'absolute', top: '', left: '0px', bottom: '0px' }
      : { position: 'fixed', top: settings.sticky_offset + 'px', left: wrap.getBoundingClientRect().left + 'px', bottom: '' });
  });
};
const move = (element, settings) => {
  const inner = element.firstElementChild;
  loop(element, () => {
    const { top, height } = element.getBoundingClientRect();
    const percent = Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height))) * 100;
    const point = Math.min(100, Math.max(0, (percent - 20) / 0.6));
    const set = (name, value) => inner.style.setProperty(name, value);
    if (settings.motion_fx_translateY_effect) set('transform', 'translateY(' + -(percent - 50) * 2 + 'px)');
    if (settings.motion_fx_rotateZ_effect) set('transform', 'rotateZ(' + -(percent - 50) + 'deg)');
    if (settings.motion_fx_opacity_effect) set('opacity', point / 100);
    if (settings.motion_fx_blur_effect) set('filter', 'blur(' + (7 - 7 * point / 100) + 'px)');
    if (settings.motion_fx_scale_effect) set('transform', 'scale(' + (1 + 0.4 * point / 100) + ')');
  });
};
for (const element of document.querySelectorAll('[data-settings]')) {
  const settings = JSON.parse(element.dataset.settings);
  (settings.sticky ? stick : move)(element, settings);
}`;

/** Who is measured: the scripts that each loads. */
export const SCROLLERS = {
  'storefront-widgets': '<script src="/storefront-widgets/storefront-widgets.js" defer></script>',
  'storefront-widgets, light': '<script src="/storefront-widgets/lite/storefront-widgets.js" defer></script>',
  'a loop for each element': `<script>addEventListener('DOMContentLoaded', () => { ${PEER} })</script>`,
  'no script': '',
} as const;

/** A page with 200 elements that stick in their columns and 200 that move, 10,000 px of them. */
export const scrollPage = (scripts: string): string => `<!doctype html><html lang="en"><title>Scroll</title>
<style>${STYLE}</style>${scripts}<body><div class="elementor">${Array.from({ length: SECTIONS }, (_, at) => section(at)).join('')}</div>
<div class="end"></div></body></html>`;
