/** The page's widgets as the panel lists them: in the order of the document, nested as their hosts are. */
import { useEffect, useState } from 'react';
import { describeElement } from '../core/dom/describe';
import { onLifecycle } from '../core/hosts/emitter';
import type { Hosts } from '../core/hosts/hosts';
import type { Instance } from '../core/hosts/instance';
import type { ReportRow } from '../core/types';
import { boxOf } from './boxes';
import { shorten } from './values';

/** A widget on a host. */
export interface WidgetItem {
  /** Stays the same while the widget is on the page. */
  readonly id: number;
  readonly instance: Instance;
  readonly row: ReportRow;
  readonly depth: number;
  /** The host's name in markup; `text` is the beginning of its text. */
  readonly place: string;
  readonly text: string;
  /** Has it a box on the page now? */
  readonly isVisible: boolean;
}

const ids = new WeakMap<Element, Map<string, number>>();
let nextId = 1;

/** The same number for a widget that starts again, so that it stays selected. */
function idOf({ host, type: { name } }: Instance): number {
  const ofHost = ids.get(host) ?? new Map<string, number>();
  ids.set(host, ofHost);
  const id = ofHost.get(name) ?? nextId++;
  ofHost.set(name, id);
  return id;
}

/** How many letters of a host's text are shown. */
const TEXT = 40;

/** How many letters of a host's name are shown. */
const PLACE = 60;

/** How many letters of a text node are read: more than are shown, because it may begin with white space. */
const READ = 500;

/** White space, and letters that only icon fonts have. */
const IGNORED = /[\s\uE000-\uF8FF]+/g;

const UNSEEN = 'script, style, noscript, template';

/** What a widget keeps in a template until it is needed, such as the content of a popup. */
const shelfOf = (host: HTMLElement): DocumentFragment | undefined =>
  host.querySelector<HTMLTemplateElement>(':scope > template')?.content;

/** How the text in a part of the page begins. */
function beginningOf(root: Node): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  while (text.length < TEXT && walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.parentElement?.closest(UNSEEN))
      text = `${text} ${node.textContent?.slice(0, READ) ?? ''}`.replace(IGNORED, ' ').trimStart();
  }
  return text.slice(0, TEXT);
}

/** How the host's text begins; empty for the body, whose text is the page's. */
function textOf(host: HTMLElement): string {
  const label = host.getAttribute('aria-label');
  if (label || host === document.body) return (label ?? '').slice(0, TEXT);
  const shelf = shelfOf(host);
  return beginningOf(host) || (shelf ? beginningOf(shelf) : '');
}

/** The host's name: for Elementor's elements the class with their element id. */
function placeOf(host: HTMLElement): string {
  const own = host.id ? undefined : [...host.classList].find((name) => /^elementor-element-\w/.test(name));
  return shorten(own ? `.${own}` : describeElement(host), PLACE);
}

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** All widgets of the page. */
export function widgetItems(hosts: Hosts): WidgetItem[] {
  const instances = hosts.instances();
  const all = hosts.rows().flatMap((row, at) => {
    const instance = instances[at];
    return instance ? [{ row, instance, host: instance.host }] : [];
  });
  all.sort((one, other) => (one.host === other.host ? 0 : isBefore(one.host, other.host) ? -1 : 1));
  const open: HTMLElement[] = [];
  return all.map(({ row, instance, host }) => {
    while (open.length > 0 && !(open.at(-1) !== host && open.at(-1)?.contains(host))) open.pop();
    const depth = open.length;
    open.push(host);
    return {
      id: idOf(instance),
      instance,
      row,
      depth,
      place: placeOf(host),
      text: textOf(host),
      isVisible: !!boxOf(host),
    };
  });
}

/** How often the widgets are read again, because some changes of state have no event; in milliseconds. */
const REREAD = 1000;

/** How long changes are collected, because many widgets may mount at once; in milliseconds. */
const COLLECTING = 50;

/** The page's widgets; read again when widgets are added, removed or changed. */
export function useWidgetItems(hosts: Hosts): readonly WidgetItem[] {
  const [items, setItems] = useState(() => widgetItems(hosts));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      clearTimeout(timer);
      setItems(widgetItems(hosts));
      timer = setTimeout(read, REREAD);
    };
    const readSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(read, COLLECTING);
    };
    const stops = (['mounted', 'unmounted', 'failed'] as const).map((type) => onLifecycle(type, readSoon));
    timer = setTimeout(read, REREAD);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [hosts]);
  return items;
}
