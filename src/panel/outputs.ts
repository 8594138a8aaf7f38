/** What the panel gives away: the changed settings as text to paste. */
import { isHtmlElement } from '../core/dom/nodes';
import type { RawSettings } from '../core/types';
import type { Entries } from './drafts';

export const asJson = (values: unknown): string => JSON.stringify(values, null, 2) ?? '';

/** An attribute for a host's tag. JSON has many double quotes, so the value stands in single ones. */
export function asAttribute(values: RawSettings): string {
  const json = JSON.stringify(values).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
  return `data-settings='${json}'`;
}

/** One entry of `storefrontWidgetsConfig.settings`, as a line of an object. */
export const asEntry = (entry: string, values: RawSettings): string =>
  `${JSON.stringify(entry)}: ${asJson(values)},`.replaceAll('<', '\\u003c');

/** A script for the page's head that gives entries beside those that the page has. */
export function asConfig(entries: Entries): string {
  const json = asJson(entries).replaceAll('<', '\\u003c');
  return `<script>
window.storefrontWidgetsConfig = window.storefrontWidgetsConfig || {};
storefrontWidgetsConfig.settings = Object.assign({}, storefrontWidgetsConfig.settings, ${json});
</script>`;
}

/** Copies a text; false where the browser forbids it. `room`: where a field may stand for a moment. */
export async function copyText(text: string, room: ParentNode): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not on pages without TLS, nor in frames that may not.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  const before = room instanceof ShadowRoot ? room.activeElement : document.activeElement;
  room.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (isHtmlElement(before)) before.focus();
  }
}
