import type { JQueryCollection, JQueryStatic } from '../../core/jquery/jquery';
import { reportThrown } from '../../core/problems';
import type { Hooks } from './hooks';

interface Handler {
  onDestroy?(): void;
  unbindEvents?(): void;
}
type HandlerClass = new (settings: Record<string, unknown>) => Handler;
/** A handler class, or a function that returns one, directly or as an imported module. */
type Given = HandlerClass | (() => HandlerClass | Promise<HandlerClass | { default: HandlerClass }>);

/**
 * Is it a class, not a function that returns one? Add-ons may be compiled for old browsers, where classes are functions
 * with methods or a parent.
 */
function isClass(given: Given): given is HandlerClass {
  const { prototype } = given as { prototype?: object };
  if (!prototype) return false;
  const isDerived = Object.getPrototypeOf(prototype) !== Object.prototype;
  return isDerived || Object.getOwnPropertyNames(prototype).length > 1 || /^class\b/.test(String(given));
}

async function classOf(given: Given): Promise<HandlerClass> {
  if (isClass(given)) return given;
  const found = await given();
  return 'default' in found ? found.default : found;
}

/** Runs the handlers of add-ons. Each element has one instance of each handler class. */
export class ElementsHandler {
  readonly elementsHandlers: Record<string, Given[]> = {};
  private readonly instances = new WeakMap<Element, Map<HandlerClass, Handler>>();

  constructor(
    private readonly $: JQueryStatic,
    private readonly hooks: Hooks,
    private readonly isStatic: boolean,
  ) {}

  /** Creates an instance for an element, after it has destroyed an earlier instance of the class. */
  addHandler = (Class: HandlerClass, options: { $element: JQueryCollection; elementName?: string }): void => {
    const element = options.$element[0];
    if (!element) return;
    const made = this.instances.get(element) ?? new Map<HandlerClass, Handler>();
    this.instances.set(element, made);
    const before = made.get(Class);
    before?.unbindEvents?.();
    before?.onDestroy?.();
    made.set(Class, new Class({ ...options }));
    this.hooks.doAction(`frontend/element_handler_ready/${options.elementName ?? ''}`, options.$element, this.$);
  };

  /** Creates instances for all elements of a type such as `share-buttons`. `skin` is null for sections and the like. */
  attachHandler = (name: string, given: Given | Given[], skin: string | null = 'default'): void => {
    const key = skin === null ? name : `${name}.${skin}`;
    const all = Array.isArray(given) ? given : [given];
    this.elementsHandlers[key] = [...(this.elementsHandlers[key] ?? []), ...all];
    this.hooks.addAction(`frontend/element_ready/${key}`, ($element) => {
      for (const one of all) {
        classOf(one).then(
          (Class) => this.addHandler(Class, { $element: $element as JQueryCollection, elementName: name }),
          reportThrown,
        );
      }
    });
  };

  getHandler = (name: string): Given[] | undefined =>
    this.elementsHandlers[name] ?? this.elementsHandlers[`${name}.default`];

  /** Fires the ready hooks of an element, by its kind and by its widget type. */
  runReadyTrigger = (scope: unknown): void => {
    const $element = this.$(scope);
    const element = $element[0];
    const type = element?.getAttribute('data-element_type');
    if (this.isStatic || !element || !type || element.closest('[data-delay-child-handlers="true"]')) return;
    const skin = element.getAttribute('data-widget_type');
    for (const name of ['global', type, ...(type === 'widget' && skin ? [skin] : [])]) {
      this.hooks.doAction(`frontend/element_ready/${name}`, $element, this.$);
    }
  };
}
