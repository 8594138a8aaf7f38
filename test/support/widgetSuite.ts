import { describe } from 'vitest';
import { type PageOptions, testedCore } from './openPage';
import type { WatchedPage } from './problems';
import { describeFailures } from './suite/failures';
import { describeLife, describeRemoval } from './suite/life';
import { testTranslated } from './suite/translated';

/** The facts about a widget that the shared suite needs. */
export interface WidgetUnderTest {
  /** The widget's name, as in `data-widget`. */
  name: string;
  /** A page with WordPress's or a plugin's markup for the widget, without `data-widget`. */
  page: string;
  /** The elements that it adopts there. */
  host: string;
  /** Its chunk in `dist/`: `widget-{chunk}-{hash}.js`. @default name */
  chunk?: string;
  /** A setting to change on the mounted host, and its visible effect. */
  settings?: {
    change: Record<string, unknown>;
    shows(page: WatchedPage): Promise<unknown>;
    /** Does the check leave traces that affect the keyboard test, like a full cart? Then it has its own visit. @default false */
    leavesTraces?: boolean;
  };
  /** Starts a widget that does not load by itself. @default scrolls the first host into view */
  startWidget?(page: WatchedPage): Promise<unknown>;
  /** Operates the mounted widget by keyboard and checks the result. */
  keyboard?(page: WatchedPage): Promise<unknown>;
  /** Attributes that may differ from the server's after unmount; the list must explain why. @default [] */
  ignore?: string[];
  /** The same after a failure, e.g. `style` if the server hides the host and the failure shows it. @default [] */
  ignoreWhenFailed?: string[];
  /** Server nodes inside the host that the mounted widget may remove, e.g. `option`. */
  removes?: string;
  /** axe rules that the server's own markup violates and the widget cannot fix. @default [] */
  axeDisable?: string[];
  /** Problems of the page that the widget does not cause. @default [] */
  allow?: RegExp[];
  /** How the page is opened. */
  open?: PageOptions;
}

/**
 * Declares the browser tests that every widget passes: adoption, life cycle, delivery, keyboard and axe, which `npm test` runs, and
 * failures and translation.
 *
 * @example
 * describeWidget({
 *   name: 'product-tabs',
 *   page: '/product/mug/',
 *   host: '.wc-tabs-wrapper',
 *   keyboard: async (page) => { … },
 * });
 */
export function describeWidget(widget: WidgetUnderTest): void {
  describe(`every widget: ${widget.name}`, () => describeLife(widget));
  // The code before and instead of a mount is the same on both cores; the runtime's own tests run on both.
  if (testedCore() === 'lite') return;
  describe(`every widget where it fails or goes: ${widget.name}`, () => {
    if (widget.host === 'body') describeRemoval(widget);
    describeFailures(widget);
  });
  const { keyboard } = widget;
  if (keyboard) describe(`every widget that is translated: ${widget.name}`, () => testTranslated(widget, keyboard));
}
