/** Prints settings as text to paste, and copies it. */
import { isHtmlElement } from '../core/dom/nodes';
import type { RawSettings } from '../core/types';
import type { Entries } from './drafts';

/** Values as indented JSON; empty for undefined. */
export const asJson = (values: unknown): string => JSON.stringify(values, null, 2) ?? '';

/** An attribute for a host's tag, indented by so many spaces. JSON has many double quotes, so the value is in single quotes. */
export function asAttribute(values: RawSettings, indent = 0): string {
  const json = JSON.stringify(values, null, indent)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;');
  return `data-settings='${json}'`;
}

/** One entry of `storefrontWidgetsConfig.settings`, as a line of an object. */
export const asEntry = (entry: string, values: RawSettings): string =>
  `${JSON.stringify(entry)}: ${asJson(values)},`.replaceAll('<', '\\u003c');

/** A script for the page's head that adds entries to those of the page. */
export function asConfig(entries: Entries): string {
  const json = asJson(entries).replaceAll('<', '\\u003c');
  return `<script>
window.storefrontWidgetsConfig = window.storefrontWidgetsConfig || {};
storefrontWidgetsConfig.settings = Object.assign({}, storefrontWidgetsConfig.settings, ${json});
</script>`;
}

/** Copies a text; false if the browser forbids it. `room`: where a temporary field may be added. */
export async function copyText(text: string, room: ParentNode): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard is missing on pages without TLS, and forbidden in some frames.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  const before = room instanceof ShadowRoot ? room.activeElement : document.activeElement;
  room.appendChild(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (isHtmlElement(before)) before.focus();
  }
}
