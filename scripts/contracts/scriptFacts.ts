/** Reads the facts in scripts: handlers, events, plugins of jQuery, requests, and style sheets that they load. */
import { type CallExpression, type NewExpression, type Node, type Property, parse } from 'acorn';
import { simple } from 'acorn-walk';
import type { Collector } from './facts';

function textOf(node: Node | null | undefined): string | undefined {
  const { type, value, quasis } = (node ?? {}) as {
    type?: string;
    value?: unknown;
    quasis?: { value: { cooked: string } }[];
  };
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' && quasis?.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** The name of a member of an object: `b` in `a.b`. */
function memberOf(node: Node): { of: Node; name: string } | undefined {
  const { type, object, property, computed } = node as Node & {
    object: Node;
    property: Node & { name?: string };
    computed?: boolean;
  };
  if (type !== 'MemberExpression') return undefined;
  return { of: object, name: (computed ? textOf(property) : property.name) ?? '' };
}

const keyOf = ({ key, computed }: Property): string | undefined =>
  computed ? undefined : ((key as { name?: string }).name ?? textOf(key));

const READY = /^frontend\/element_ready\/([\w-]+?)(?:\.[\w-]+)?$/;
const TYPE_WITH_SKIN = /^([a-z][\w-]*)\.default$/;
/** Names of events that scripts define. The browser's own names have neither a separator nor a namespace. */
const OWN_EVENT = /[-_/:.]/;

function readCall({ callee, arguments: given }: CallExpression, to: Collector): void {
  const method = memberOf(callee as Node);
  const name = method?.name ?? (callee as { name?: string }).name ?? '';
  const [first, second] = given.map((one) => textOf(one));
  if (/^trigger(Handler)?$/.test(name)) {
    const event = first ?? objectText(given[0], 'type');
    for (const one of (event ?? '').split(/\s+/)) if (OWN_EVENT.test(one)) to.add('event', one);
  }
  if (name === 'attachHandler' && first) to.add('handler', first);
  if (name === 'load' && first === 'style' && second) to.add('sheet', second);
  if (name === 'replace' && first === '%%endpoint%%' && second) to.add('request', `wc-ajax=${second}`);
}

/** The text of a key in an object literal. */
function objectText(node: Node | undefined, wanted: string): string | undefined {
  const { type, properties } = (node ?? {}) as { type?: string; properties?: Property[] };
  if (type !== 'ObjectExpression') return undefined;
  return textOf(properties?.find((one) => one.type === 'Property' && keyOf(one) === wanted)?.value as Node | undefined);
}

function readNew({ callee, arguments: given }: NewExpression, to: Collector): void {
  const event = textOf(given[0]);
  if (/^(Custom)?Event$/.test((callee as { name?: string }).name ?? '') && event && OWN_EVENT.test(event))
    to.add('event', event);
}

function readProperty(property: Property, to: Collector): void {
  const key = keyOf(property);
  const text = textOf(property.value as Node);
  if (key === 'action' && text && /^[a-z][\w-]*$/.test(text)) to.add('request', text);
  const [, type] = TYPE_WITH_SKIN.exec(key ?? '') ?? [];
  if (type) to.add('handler', type);
}

function treeOf(text: string): Node {
  const options = { ecmaVersion: 'latest', allowReturnOutsideFunction: true, allowHashBang: true } as const;
  try {
    return parse(text, { ...options, sourceType: 'script' });
  } catch {
    return parse(text, { ...options, sourceType: 'module' });
  }
}

/** Reads a script. @throws if it cannot be parsed */
export function readScript(text: string, to: Collector): void {
  simple(treeOf(text), {
    CallExpression: (node) => readCall(node, to),
    NewExpression: (node) => readNew(node, to),
    Property: (node) => readProperty(node as Property, to),
    Literal(node) {
      const value = textOf(node) ?? '';
      const [, type] = READY.exec(value) ?? [];
      if (type) to.add('handler', type);
      if (/^[\w./-]+\.css$/.test(value)) to.add('sheet', value);
    },
    AssignmentExpression({ left }) {
      const plugin = memberOf(left as Node);
      const holder = plugin && memberOf(plugin.of);
      if (plugin?.name && holder?.name === 'fn') to.add('plugin', plugin.name);
    },
  });
}
