import type { JQueryCollection } from '../../core/jquery/jquery';
import { isRecord } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { isEditMode } from '../base/editMode';

type Members = Record<string, unknown>;

/** A class that add-ons extend, with `class … extends` or with the older `extend`. */
interface Extendable {
  // biome-ignore lint/suspicious/noExplicitAny: what add-ons pass is theirs
  new (...args: any[]): object;
  extend(members?: Members): Extendable;
  __super__?: object;
}

/** Makes a subclass, with the parent's methods at `__super__`, as Elementor does. */
function extend(this: Extendable, members: Members = {}): Extendable {
  const Child = class extends this {
    static override __super__ = this.prototype as object;
  };
  const { constructor: _, ...rest } = members;
  Object.assign(Child.prototype, rest);
  return Child as unknown as Extendable;
}

const valueAt = (from: RawSettings, path?: string): unknown =>
  path ? path.split('.').reduce<unknown>((now, key) => (isRecord(now) ? now[key] : undefined), from) : from;

/** The base class of add-ons' modules: keeps settings, and runs `onInit` when it is created. */
export class ViewModule {
  static extend = extend;
  elements: Record<string, unknown> = {};
  private settings: RawSettings;

  constructor(settings: RawSettings = {}) {
    this.begin(settings);
    this.settings = { ...this.getDefaultSettings(), ...settings };
    this.onInit();
  }

  /** Runs before `onInit`. */
  protected begin(_settings: RawSettings): void {}

  getDefaultSettings(): RawSettings {
    return {};
  }

  getDefaultElements(): Record<string, unknown> {
    return {};
  }

  /** A setting by its path, such as `selectors.title`; without a path, all settings. */
  getSettings(path?: string): unknown {
    return valueAt(this.settings, path);
  }

  setSettings(name: string | RawSettings, value?: unknown): this {
    Object.assign(this.settings, typeof name === 'string' ? { [name]: value } : name);
    return this;
  }

  bindEvents(): void {}
  unbindEvents(): void {}

  initElements(): void {
    this.elements = this.getDefaultElements();
  }

  onInit(): void {
    this.initElements();
    this.bindEvents();
  }
}

/** The base class of add-ons' handlers: one instance for each element, created when the element is ready. */
export class Base extends ViewModule {
  declare $element: JQueryCollection;

  protected override begin({ $element }: RawSettings): void {
    this.$element = $element as JQueryCollection;
  }

  findElement(selector: string): JQueryCollection {
    return this.$element.find(selector);
  }

  getID(): string {
    return this.$element[0]?.getAttribute('data-id') ?? '';
  }

  getElementType(): string {
    return this.$element[0]?.getAttribute('data-element_type') ?? '';
  }

  getWidgetType(): string {
    return (this.$element[0]?.getAttribute('data-widget_type') ?? '').split('.')[0] ?? '';
  }

  getUniqueHandlerID(): string {
    return this.getID();
  }

  /** A setting of the element by its path; without a path, all that the server printed. */
  getElementSettings(path?: string): unknown {
    const given = this.$element.data('settings');
    return valueAt(isRecord(given) ? given : {}, path);
  }

  getCurrentDeviceSetting(name: string): unknown {
    const { elementorFrontend } = window as unknown as {
      elementorFrontend: { getCurrentDeviceSetting(settings: unknown, name: string): unknown };
    };
    return elementorFrontend.getCurrentDeviceSetting(this.getElementSettings(), name);
  }

  get isEdit(): boolean {
    return isEditMode();
  }

  onElementChange(): void {}
  onDestroy(): void {}
}
