/** Reads the facts in PHP: registered files, elements, settings, and what requests must contain. */
import { Engine } from 'php-parser';
import type { Collector } from './facts';
import { ariaClasses } from './styleFacts';

/** A node of the syntax tree. The library's types do not say which node has which parts. */
interface Node {
  kind: string;
  [part: string]: unknown;
}

const parser = new Engine({ parser: { suppressErrors: true, version: '8.3' }, ast: { withPositions: false } });

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

/** A node and all nodes below it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value;
    for (const part of Object.values(value)) yield* nodesIn(part);
  }
}

const nameOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return isNode(value) ? nameOf(value.name ?? value.offset) : '';
};

/** The name of a called function or method. */
const calledBy = (call: Node): string => nameOf(call.what).replace(/^.*\\/, '');

/** The values of constants of a file, by name. */
type Constants = ReadonlyMap<string, string>;

/** The text of a literal, or of a constant of the file; undefined for values that are known only at run time. */
function textOf(value: unknown, constants: Constants): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.kind === 'string' || value.kind === 'number') return String(value.value);
  if (value.kind === 'boolean') return value.value ? 'true' : 'false';
  if (value.kind === 'staticlookup' || value.kind === 'name') return constants.get(nameOf(value));
  if (value.kind === 'bin' && value.type === '.') {
    const [left, right] = [textOf(value.left, constants), textOf(value.right, constants)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** The entries of an array with keys. */
function entriesOf(value: unknown, constants: Constants): Map<string, Node> {
  const found = new Map<string, Node>();
  if (!isNode(value) || value.kind !== 'array') return found;
  for (const item of value.items as Node[]) {
    const key = textOf(item.key, constants);
    if (key !== undefined && isNode(item.value)) found.set(key, item.value);
  }
  return found;
}

/** The texts of an array without keys; `…` stands for values that are known only at run time. */
function textsOf(value: unknown, constants: Constants): string[] {
  if (!isNode(value) || value.kind !== 'array') return isNode(value) ? ['…'] : [];
  return (value.items as Node[]).map((item) => textOf(item.value ?? item, constants) ?? '…');
}

function constantsOf(tree: Node): Constants {
  const found = new Map<string, string>();
  for (const node of nodesIn(tree)) {
    if (node.kind !== 'constant') continue;
    const text = textOf(node.value, found);
    if (text !== undefined) found.set(nameOf(node.name), text);
  }
  return found;
}

/** The name of an element's class, which its method `get_name` returns, or `get_element_type` in Elementor 4. */
function elementName(type: Node, constants: Constants): string | undefined {
  const method = (type.body as Node[]).find(
    (one) => one.kind === 'method' && /^get_(name|element_type)$/.test(nameOf(one.name)),
  );
  const answer = method && [...nodesIn(method.body)].find((node) => node.kind === 'return');
  return answer && textOf(answer.expr, constants);
}

/** Is a class an element of a page builder? Its parent says so, or it has controls. */
const isElement = (type: Node): boolean =>
  /widget|element|handler/i.test(nameOf(type.extends)) ||
  (type.body as Node[]).some((one) => one.kind === 'method' && /^_?register_controls$/.test(nameOf(one.name)));

/** The fields that a callback reads from a request, its nonces and its headers. */
function fieldsRead(body: unknown, constants: Constants): string[] {
  const found: string[] = [];
  for (const node of nodesIn(body)) {
    if (node.kind === 'offsetlookup' && /^(_POST|_GET|_REQUEST|request)$/.test(nameOf(node.what))) {
      const field = textOf(node.offset, constants);
      if (field) found.push(field);
    }
    if (node.kind !== 'call') continue;
    const [first, second] = (node.arguments as Node[]).map((one) => textOf(one, constants));
    const called = calledBy(node);
    if (called === 'get_header' && first) found.push(`header:${first}`);
    if (called === 'get_param' && first) found.push(first);
    if (called === 'check_ajax_referer') found.push(`nonce:${second ?? '_ajax_nonce'}`);
  }
  return found;
}

/** The name of the method in a callback: `[ $this, 'name' ]` or `'name'`. */
const callbackName = (value: unknown, constants: Constants): string =>
  textOf(value, constants) ?? textsOf(value, constants).at(-1) ?? '';

const REGISTERS = /^wp_(?:register|enqueue)_(script|style)$/;
const CONTROLS = /^(?:add|update)_(?:responsive_)?control$/;
const AJAX = /^wp_ajax_(?:nopriv_)?(.+)$/;

function readCall(
  call: Node,
  owner: string,
  methods: ReadonlyMap<string, Node>,
  constants: Constants,
  to: Collector,
): void {
  const called = calledBy(call);
  const given = call.arguments as Node[];
  const first = textOf(given[0], constants);
  if (first === undefined) return;
  const [, what] = REGISTERS.exec(called) ?? [];
  if (what) to.add(what as 'script' | 'style', first, textsOf(given[2], constants));
  if (CONTROLS.test(called)) {
    const control = entriesOf(given[1], constants);
    const isPrinted = textOf(control.get('frontend_available'), constants) === 'true';
    if (isPrinted) to.add('setting', `${owner}: ${first}`, textOf(control.get('default'), constants) ?? '');
  }
  const [, action] = (called === 'add_action' && AJAX.exec(first)) || [];
  if (action) {
    const method = methods.get(callbackName(given[1], constants));
    to.add('ajax', action, fieldsRead(method?.body, constants));
  }
  if (called === 'register_rest_route') {
    const route = textOf(given[1], constants);
    if (route !== undefined)
      to.add('route', `${first}/${route}`.replace(/\/+/g, '/'), routeDetails(given[2], methods, constants));
  }
}

function routeDetails(value: unknown, methods: ReadonlyMap<string, Node>, constants: Constants): string[] {
  const route = entriesOf(value, constants);
  const fields = [...entriesOf(route.get('args'), constants)].map(([name, field]) =>
    textOf(entriesOf(field, constants).get('required'), constants) === 'true' ? `${name}*` : name,
  );
  const method = methods.get(callbackName(route.get('callback'), constants));
  const verb = textOf(route.get('methods'), constants) ?? nameOf(route.get('methods'));
  return [...(verb ? [verb] : []), ...fields, ...fieldsRead(method?.body, constants)];
}

const methodsIn = (value: unknown): Map<string, Node> =>
  new Map(
    [...nodesIn(value)]
      .filter((node) => node.kind === 'method' || node.kind === 'function')
      .map((node) => [nameOf(node.name), node]),
  );

function readPart(part: unknown, owner: string, constants: Constants, to: Collector): void {
  const methods = methodsIn(part);
  for (const node of nodesIn(part)) {
    if (node.kind === 'call') readCall(node, owner, methods, constants, to);
    if (node.kind === 'string' && typeof node.value === 'string') {
      for (const name of ariaClasses(node.value)) to.add('aria', name);
    }
  }
}

/** Reads a file. @throws if it is no PHP */
export function readPhp(text: string, name: string, to: Collector): void {
  const tree = parser.parseCode(text, name) as unknown as Node;
  const constants = constantsOf(tree);
  const classes = [...nodesIn(tree)].filter((node) => node.kind === 'class' || node.kind === 'trait');
  for (const type of classes) {
    const element = elementName(type, constants);
    if (element && isElement(type)) to.add('type', element);
    readPart(type.body, element ?? '*', constants, to);
  }
  if (classes.length === 0) readPart(tree, '*', constants, to);
}
