import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../src/widgets/popup/settings';
import { arm, triggersOf } from '../../src/widgets/popup/triggers';

let frames: (() => void)[] = [];
let disarm = (): void => {};
const fire = vi.fn();

function armed(triggers: Record<string, unknown>): void {
  const parsed = settings.parse({ triggers }, () => {});
  expect(triggersOf(parsed).length > 0).toBe(Object.values(triggers).includes('yes'));
  disarm = arm(parsed, fire);
}

const pass = (seconds: number): unknown => vi.advanceTimersByTime(seconds * 1000);
const did = (type: string): boolean => document.body.dispatchEvent(new Event(type, { bubbles: true }));

function nextFrame(): void {
  for (const run of frames.splice(0)) run();
}

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
  nextFrame();
}

/** The page is `height` pixels high, the window 1000. */
function pageOf(height: number): void {
  vi.stubGlobal('innerHeight', 1000);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  vi.stubGlobal('scrollY', 0);
}

beforeEach(() => {
  vi.useFakeTimers();
  fire.mockReset();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => {
  disarm();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the triggers of a popup', () => {
  test('a popup never opens by itself without triggers', () => {
    armed({ page_load_delay: 0, click_times: 1 });
    did('click');
    pass(1000);
    expect(fire).not.toHaveBeenCalled();
  });

  test('a popup opens at once, though not before the caller continues, or after some seconds', () => {
    armed({ page_load: 'yes' });
    expect(fire).not.toHaveBeenCalled();
    pass(0);
    expect(fire).toHaveBeenCalledTimes(1);
    armed({ page_load: 'yes', page_load_delay: '2' });
    pass(1.9);
    expect(fire).toHaveBeenCalledTimes(1);
    pass(0.1);
    expect(fire).toHaveBeenCalledTimes(2);
  });

  test('the delay of a popup counts from the page’s load, not from the script’s start', () => {
    pass(60);
    const entry = { domContentLoadedEventEnd: performance.now() - 1500 } as PerformanceNavigationTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    armed({ page_load: 'yes', page_load_delay: 2 });
    pass(0.4);
    expect(fire).not.toHaveBeenCalled();
    pass(0.1);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test('the delay of a popup counts from when the visitor opens a page that was prerendered', () => {
    pass(60);
    const now = performance.now();
    const entry = { domContentLoadedEventEnd: now - 50_000, activationStart: now - 1500 };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as unknown as PerformanceNavigationTiming]);
    armed({ page_load: 'yes', page_load_delay: 2 });
    pass(0.4);
    expect(fire).not.toHaveBeenCalled();
    pass(0.1);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test('a popup opens at a percentage of the way that the page can be scrolled', () => {
    pageOf(3000);
    armed({ scrolling: 'yes', scrolling_offset: { unit: '%', size: 50 } });
    nextFrame();
    scrollTo(998);
    expect(fire).not.toHaveBeenCalled();
    scrollTo(1000);
    expect(fire).toHaveBeenCalledTimes(1);
    scrollTo(1200);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test('a popup with 100 percent opens at the end of the page, even when a zoomed page ends between pixels', () => {
    pageOf(3000);
    armed({ scrolling: 'yes', scrolling_offset: 100 });
    nextFrame();
    scrollTo(1900);
    expect(fire).not.toHaveBeenCalled();
    scrollTo(1999.4);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test('a popup that waits for scrolling down opens only when somebody scrolls', () => {
    pageOf(3000);
    vi.stubGlobal('scrollY', 1500);
    armed({ scrolling: 'yes' });
    nextFrame();
    window.dispatchEvent(new Event('resize'));
    nextFrame();
    expect(fire).not.toHaveBeenCalled();
    scrollTo(1501);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test('a popup that waits for scrolling down stays closed when somebody scrolls up on a half-read page', () => {
    pageOf(3000);
    vi.stubGlobal('scrollY', 1500);
    armed({ scrolling: 'yes' });
    nextFrame();
    for (const y of [1500, 1400, 1200]) scrollTo(y);
    expect(fire).not.toHaveBeenCalled();
    scrollTo(1250);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test('a popup that waits for scrolling up opens at the first scroll up, not at rest or beyond the top', () => {
    pageOf(3000);
    armed({ scrolling: 'yes', scrolling_direction: 'up', scrolling_offset: 90 });
    nextFrame();
    for (const y of [0, -30, 0, 300, 300, 301]) scrollTo(y);
    expect(fire).not.toHaveBeenCalled();
    scrollTo(300);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  describe('the trigger by an element in view', () => {
    let watched: Element[] = [];
    let tell: (isIn: boolean) => void = () => {};

    beforeEach(() => {
      watched = [];
      class Observer {
        constructor(told: (entries: { target: Element | undefined; isIntersecting: boolean }[]) => void) {
          tell = (isIntersecting) => told([{ target: watched[0], isIntersecting }]);
        }
        observe(element: Element): void {
          watched.push(element);
        }
        unobserve(): void {}
        disconnect(): void {}
      }
      vi.stubGlobal('IntersectionObserver', Observer);
    });

    test('a popup opens when the first such element outside popups comes into view', () => {
      document.body.innerHTML =
        '<div data-elementor-type="popup"><p class="here"></p></div><p class="here" id="first"></p><p class="here"></p>';
      armed({ scrolling_to: 'yes', scrolling_to_selector: '.here' });
      expect(watched).toEqual([document.querySelector('#first')]);
      tell(false);
      expect(fire).not.toHaveBeenCalled();
      tell(true);
      expect(fire).toHaveBeenCalledTimes(1);
    });

    test.each(['', '##', '.nowhere', ':has(', '<img>'])(
      'a popup watches no element for the selector %j',
      (selector) => {
        armed({ scrolling_to: 'yes', scrolling_to_selector: selector });
        expect(watched).toEqual([]);
      },
    );
  });

  test('a popup opens at the third click anywhere, even if the page stops the propagation of clicks', () => {
    document.body.innerHTML = '<button></button>';
    document.body.firstElementChild?.addEventListener('click', (event) => event.stopPropagation());
    armed({ click: 'yes', click_times: '3' });
    did('click');
    document.querySelector('button')?.click();
    expect(fire).not.toHaveBeenCalled();
    did('click');
    expect(fire).toHaveBeenCalledTimes(1);
    did('click');
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test.each(['keypress', 'mousemove'])('a popup opens after a time without activity, which %s prolongs', (type) => {
    armed({ inactivity: 'yes', inactivity_time: 4 });
    pass(3);
    did(type);
    pass(3.9);
    expect(fire).not.toHaveBeenCalled();
    pass(0.1);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test.each(['keydown', 'touchstart', 'wheel', 'scroll'])(
    'a popup opens after a time without activity, which %s does not prolong, as with Elementor',
    (type) => {
      armed({ inactivity: 'yes', inactivity_time: 4 });
      pass(3);
      did(type);
      pass(1);
      expect(fire).toHaveBeenCalledTimes(1);
    },
  );

  test.each(['mouseout', 'mouseleave'])('a popup opens when the pointer leaves the window at the top (%s)', (type) => {
    const leave = (clientY: number, relatedTarget: EventTarget | null): boolean =>
      document.documentElement.dispatchEvent(new MouseEvent(type, { bubbles: true, clientY, relatedTarget }));
    armed({ exit_intent: 'yes' });
    leave(0, document.body);
    leave(200, null);
    expect(fire).not.toHaveBeenCalled();
    leave(-1, null);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test('a popup opens once because the first trigger disarms the others', () => {
    armed({ page_load: 'yes', page_load_delay: 5, click: 'yes', inactivity: 'yes', exit_intent: 'yes' });
    did('click');
    expect(fire).toHaveBeenCalledTimes(1);
    did('click');
    pass(100);
    expect(fire).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a popup does not open when its triggers are disarmed', () => {
    pageOf(3000);
    armed({ page_load: 'yes', scrolling: 'yes', click: 'yes', inactivity: 'yes', exit_intent: 'yes' });
    disarm();
    did('click');
    scrollTo(2000);
    pass(100);
    expect(fire).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
