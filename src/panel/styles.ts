import { CONTROLS_CSS } from './controls/styles';
import { PANEL_WIDTH } from './usePageBeside';

/** The media query of windows in which the panel is below the page, not beside it. */
export const NARROW = '(max-width: 700px)';

/**
 * `!important` on the host: inside of a shadow root it wins over any rule of the page. `all` leaves out direction and
 * custom properties, of which none is used.
 */
const PANEL_HOST = `
:host {
  all: initial !important;
  position: fixed !important;
  inset: 0 !important;
  display: block !important;
  width: auto !important;
  height: auto !important;
  margin: 0 !important;
  padding: 0 !important;
  border: 0 !important;
  background: none !important;
  overflow: visible !important;
  pointer-events: none !important;
  z-index: 2147483647 !important;
  direction: ltr !important;
  color-scheme: light !important;
}
`;

/** A form that stands alone is a box of the page. */
const FORM_HOST = `
:host { all: initial !important; display: block !important; direction: ltr !important; color-scheme: light !important; }
.alone { padding: 12px; background: #fff; color: #1d2327; font: 14px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
`;

const CSS = `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.panel {
  position: absolute; inset-block: 0; right: 0; display: flex; flex-direction: column; width: ${PANEL_WIDTH}px; max-width: 100%;
  background: #fff; color: #1d2327; border-left: 1px solid #8c8f94; box-shadow: 0 0 24px #0003;
  font: 14px/1.45 system-ui, sans-serif; text-align: start; pointer-events: auto; overflow-wrap: anywhere;
}
.panel.at-start { right: auto; left: 0; border: 0; border-right: 1px solid #8c8f94; }
.panel.folded { bottom: auto; }
.frame {
  position: absolute; inset: 0 ${PANEL_WIDTH}px 0 0; overflow: hidden; background: #dcdcde; pointer-events: auto;
  display: flex; justify-content: center; align-items: flex-start;
}
.frame.at-start { inset: 0 0 0 ${PANEL_WIDTH}px; }
.frame iframe { flex: none; border: 0; background: #fff; transform-origin: top center; }
.bar select { width: auto; min-height: 28px; padding: 2px 4px; }
.bar { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; padding: 8px 12px; border-bottom: 1px solid #c3c4c7; }
.bar button { padding: 3px 7px; flex: none; }
h1 { flex: 1; margin: 0; font-size: 14px; white-space: nowrap; }
h2 { margin: 0 0 4px; font-size: 17px; }
h3 { margin: 0 0 6px; font-size: 14px; }
p { margin: 0 0 6px; }
code { font: 12px/1.4 ui-monospace, monospace; background: #f0f0f1; padding: 0 3px; border-radius: 3px; }
button, input, select, textarea { font: inherit; color: inherit; background: #fff; border: 1px solid #757980; border-radius: 4px; }
button { padding: 3px 9px; min-height: 28px; cursor: pointer; }
button:hover { background: #f0f0f1; }
button:is(:disabled, [aria-disabled=true]) { background: #fff; color: #646970; border-color: #c3c4c7; cursor: default; }
button[aria-pressed=true], button.main:not([aria-disabled=true]) { background: #135e96; border-color: #135e96; color: #fff; }
button.quiet { padding: 0 6px; min-height: 24px; font-size: 12px; }
input, select, textarea { width: 100%; min-height: 30px; padding: 3px 7px; }
textarea { font: 12px/1.4 ui-monospace, monospace; resize: vertical; }
input[type=checkbox], input[type=radio] { width: 18px; height: 18px; min-height: 0; margin: 0; vertical-align: middle; accent-color: #135e96; }
label + input[type=checkbox] { margin-inline-start: 8px; }
input[type=range] { padding: 0; border: 0; accent-color: #135e96; }
input[type=color] { width: 44px; padding: 2px; }
[aria-invalid=true] { border-color: #b32d2e; }
:focus-visible { outline: 2px solid #135e96; outline-offset: 1px; }
.buttons { display: flex; flex-wrap: wrap; gap: 6px; }
.widgets { display: flex; flex-direction: column; max-height: 36%; border-bottom: 1px solid #c3c4c7; }
.steps .widgets { flex: 1; min-height: 0; max-height: none; border: 0; }
.find { display: flex; gap: 8px; align-items: center; padding: 8px 12px; }
.find span { flex: none; font-size: 12px; }
.list { overflow: auto; min-height: 0; }
.item { padding: 5px 12px; cursor: pointer; border-inline-start: 3px solid transparent; }
.item:focus-visible { outline-offset: -2px; }
.item.pointed { background: #f0f6fc; }
.item[aria-selected=true] { border-inline-start-color: #135e96; background: #f0f6fc; }
.meta { display: block; font-size: 12px; color: #50575e; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.state.failed { color: #b32d2e; }
.between { padding: 8px 12px 2px; font-size: 12px; font-weight: 600; color: #50575e; border-top: 1px solid #dcdcde; }
.unseen-now { font-style: italic; }
.badge { padding: 0 5px; border-radius: 8px; background: #fcf0d0; color: #614200; font-size: 11px; }
.badge.bad { background: #facfd2; color: #8a1f21; }
.form { flex: 1; min-height: 0; overflow: auto; padding: 12px; }
.none { padding: 8px 12px; color: #50575e; }
.unseen { position: absolute; clip-path: inset(50%); }
.about { font-size: 12px; color: #50575e; }
.source { margin: 0; }
.scope { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 8px 0; padding: 4px 10px 8px; border: 1px solid #c3c4c7; border-radius: 4px; }
.setting + .setting { border-top: 1px solid #dcdcde; }
.group-of-fields { margin-top: 14px; padding-top: 10px; border-top: 1px solid #8c8f94; }
.alone > .group-of-fields:first-child { margin: 0; padding: 0; border: 0; }
.group-of-fields > summary { font-size: 14px; font-weight: 600; }
.details { margin-top: 6px; padding: 4px 8px; background: #f6f7f7; }
.foot .row { margin: 0; }
.back { margin-bottom: 8px; }
.field { padding-block: 10px 8px; padding-inline-start: 8px; border-inline-start: 3px solid transparent; margin-inline-start: -8px; }
.field.changed { border-inline-start-color: #dba617; }
.head { display: flex; gap: 8px; align-items: center; margin-bottom: 4px; min-height: 24px; }
.head label { font-weight: 600; flex: 1; }
.error { margin: 4px 0 0; color: #b32d2e; font-size: 12px; }
.number { display: flex; gap: 8px; align-items: center; }
.number input:not([type=range]) { width: 90px; flex: none; }
.number .unit { font-size: 12px; flex: none; }
.color { display: flex; gap: 8px; }
fieldset.entry { min-width: 0; margin: 0; border-width: 0 0 1px; }
.entry, .part { padding: 6px 0 8px; border-bottom: 1px dashed #c3c4c7; }
.group { padding-inline-start: 10px; border-inline-start: 2px solid #dcdcde; }
.row { display: flex; gap: 8px; align-items: center; margin-bottom: 4px; }
.row span { min-width: 60px; font-size: 12px; }
summary { cursor: pointer; padding: 3px 0; font-size: 12px; }
.outputs { border-top: 1px solid #c3c4c7; padding-top: 10px; }
.foot { display: flex; flex-wrap: wrap; gap: 8px; padding: 8px 12px; border-top: 1px solid #c3c4c7; max-height: 40%; overflow: auto; }
.save { display: flex; flex-wrap: wrap; gap: 8px; }
.draft { flex-basis: 100%; }
.save a { align-self: center; padding: 4px 0; color: #135e96; }
.save ul { margin: 0; padding: 0; list-style: none; font-size: 12px; }
.save li { padding: 4px 0; border-top: 1px solid #dcdcde; }
.save .title { flex: 1; }
.question { padding: 10px 12px; background: #fcf0d0; }
.said { margin: 0; background: #f0f6fc; font-size: 12px; }
.said span:not(:empty) { display: block; padding: 6px 12px; }
.body { display: contents; }
.highlight {
  position: fixed; top: 0; left: 0; outline: 2px solid #135e96; outline-offset: 1px; background: #135e961a;
  pointer-events: none;
}
.highlight span {
  position: absolute; top: 0; left: 0; padding: 1px 6px; background: #135e96; color: #fff; font: 12px/1.4 system-ui, sans-serif;
}
@media ${NARROW} {
  .panel, .panel.at-start { inset: auto 0 0; width: auto; height: 58%; border: 0; border-top: 1px solid #8c8f94; }
  .panel.folded { height: auto; }
  .side { display: none; }
}
@media ${NARROW} and (max-height: 500px) {
  .panel { height: 72%; }
}
@media (forced-colors: active) {
  .item[aria-selected=true], .field.changed { border-inline-start-color: Highlight; }
  .highlight { background: none; outline-color: Highlight; }
}
`;

let made: CSSStyleSheet | undefined;

/** The panel's one style sheet. */
export function sheet(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(PANEL_HOST + CSS + CONTROLS_CSS);
  }
  return made;
}

/** The style sheet of a form that stands alone, for this document, because a sheet belongs to one. */
export function formSheet({ defaultView }: Document): CSSStyleSheet {
  const own = new (defaultView ?? window).CSSStyleSheet();
  own.replaceSync(FORM_HOST + CSS + CONTROLS_CSS);
  return own;
}
