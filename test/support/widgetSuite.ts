import { describe } from 'vitest';
import { type PageOptions, testedCore } from './openPage';
import type { WatchedPage } from './problems';
import { describeFailures } from './suite/failures';
import { describeLife, describeRemoval } from './suite/life';

/** What the shared suite has to know about a widget. */
export interface WidgetUnderTest {
  /** The widget's name, as in `data-widget`. */
  name: string;
  /** A page with the CMS's own markup for it, without `data-widget`. */
  page: string;
  /** The elements that it adopts there. */
  host: string;
  /** Its chunk in `dist/`: `widget-{chunk}-{hash}.js`. @default name */
  chunk?: string;
  /** A setting to change on the mounted host, and how a visitor sees that it arrived. */
  settings?: {
    change: Record<string, unknown>;
    shows(page: WatchedPage): Promise<unknown>;
    /** Seeing it leaves traces that the keyboard would meet, like a full cart: it gets a visit of its own. @default false */
    leavesTraces?: boolean;
  };
  /** What makes a widget load that does not load by itself. @default the first host is scrolled into view */
  startWidget?(page: WatchedPage): Promise<unknown>;
  /** Operates the mounted widget by keyboard alone and expects what that does. */
  keyboard?(page: WatchedPage): Promise<unknown>;
  /** Attributes that may differ from the server's after unmount, and why is said where it is listed. @default [] */
  ignore?: string[];
  /** The same after a failure, e.g. `style` where the server ships the host hidden and failing shows it. @default [] */
  ignoreWhenFailed?: string[];
  /** Server nodes inside the host that the mounted widget may take out, e.g. `option`. */
  removes?: string;
  /** axe rules that the server's own markup breaks, which the widget cannot mend. @default [] */
  axeDisable?: string[];
  /** Problems of the page that are not the widget's. @default [] */
  allow?: RegExp[];
  /** How the page is opened. */
  open?: PageOptions;
}

/**
 * Declares the browser tests that every widget passes: adoption, life cycle, delivery, failures, keyboard and axe.
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
  describe(`every widget: ${widget.name}`, () => {
    describeLife(widget);
    // What happens before and instead of a mount is the same code on both cores; the runtime's own tests run on both.
    if (testedCore() === 'lite') return;
    if (widget.host === 'body') describeRemoval(widget);
    describeFailures(widget);
  });
}
