import { tellStatus } from '../../core/hosts/status';
import { sync } from '../../core/react/hooks';
import { currentDevice } from '../../elementor/base/breakpoints';
import { type PerDevice, valueFor } from '../../elementor/devices';
import { topLayer } from '../../page/base/announce';
import { reducesMotion } from '../../page/base/device';
import { disable, isDisabled } from './counts';
import { isGuarded } from './markup';
import type { PopupSettings } from './settings';

/** Why a popup opens: a trigger, a request by the visitor or a script, or its own preview. */
export type Cause = 'trigger' | 'request' | 'preview';

/** A popup that is displayed, including its closing animation. */
export interface Showing {
  /** Unique for each opening. */
  readonly number: number;
  readonly cause: Cause;
  /** The element the visitor pressed, which gets the focus back. */
  readonly opener: Element | null;
  /** The parent of the dialog. */
  readonly layer: Element;
  /** The class of the opening animation; empty for none. */
  readonly entrance: string;
  /** The class of the closing animation, set when closing begins. */
  readonly exit?: string;
}

/** All our popups on the page. */
const popups = new Set<PopupModel>();
let count = 0;

const animationOf = (values: PerDevice<string>): string => (reducesMotion() ? '' : valueFor(values, currentDevice()));

/** The id that Elementor prints. */
export const idOf = (host: HTMLElement): string => host.dataset.elementorId ?? host.id;

/** One popup, which opens and closes on request from anywhere. */
export class PopupModel {
  readonly id: string;
  /** May only a link open it? See `isGuarded` in `markup.ts`. */
  readonly isGuarded: boolean;
  showing: Showing | null = null;
  private readonly listeners = new Set<() => void>();
  private timer = 0;

  constructor(
    readonly host: HTMLElement,
    public settings: PopupSettings,
  ) {
    this.id = idOf(host);
    this.isGuarded = isGuarded(host);
  }

  /** Is it open, and not closing? */
  get isOpen(): boolean {
    return this.showing !== null && this.showing.exit === undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Registers the popup; returns a function that removes it and closes it. */
  join(): () => void {
    popups.add(this);
    return () => {
      popups.delete(this);
      clearTimeout(this.timer);
      this.showing = null;
    };
  }

  open(cause: Cause, opener: Element | null = null): void {
    const { id, isOpen, settings } = this;
    if (isOpen) return;
    if (cause !== 'preview' && isDisabled(id)) {
      this.tell('stays shut, because the visitor wanted it so for good');
      return;
    }
    const other = [...popups].find((one) => one.isOpen);
    if (cause === 'trigger' && settings.avoid_multiple_popups && other) {
      this.tell(`stays shut, because popup ${other.id} was open when its trigger fired`);
      return;
    }
    this.tell(`has opened by a ${cause}`);
    count += 1;
    const entrance = animationOf(settings.entrance_animation);
    this.show({ number: count, cause, opener, layer: topLayer(), entrance });
  }

  close(forGood = false): void {
    const { id, isOpen, settings, showing } = this;
    if (forGood) disable(id);
    if (!isOpen || !showing) return;
    const exit = animationOf(settings.exit_animation);
    const duration = exit ? settings.entrance_animation_duration : 0;
    this.show(duration > 0 ? { ...showing, exit } : null);
    if (duration > 0) this.timer = window.setTimeout(() => this.show(null), duration * 1000);
  }

  /** Says for `report()` why it is open or shut. */
  tell(status: string): void {
    tellStatus(this.host, 'popup', status);
  }

  private show(showing: Showing | null): void {
    clearTimeout(this.timer);
    sync(() => {
      this.showing = showing;
      for (const listener of this.listeners) listener();
    });
  }
}

/** The popup with this id. One inside authored content counts only if there is no other. */
export function popupOf(id: string): PopupModel | undefined {
  const all = [...popups].filter((popup) => popup.id === id);
  return all.find(({ isGuarded }) => !isGuarded) ?? all[0];
}

/** The popup whose dialog contains the element. */
export function popupAround(element: Element): PopupModel | undefined {
  const id = element.closest('.elementor-popup-modal')?.id.replace('elementor-popup-modal-', '');
  return id === undefined ? undefined : popupOf(id);
}
