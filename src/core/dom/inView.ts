/** Is the element in the window, or at most `margin` pixels above or below? An element without a box is not. */
export function isInView(element: Element, margin = 0): boolean {
  const [box] = element.getClientRects();
  return !!box && box.top < window.innerHeight + margin && box.bottom > -margin;
}

type Tell = (isIn: boolean) => void;

interface Watched {
  tells: Set<Tell>;
  isIn?: boolean;
}

interface View {
  observer: IntersectionObserver;
  elements: Map<Element, Watched>;
}

/** One observer per margin, kept while an element is watched with it. */
const views = new Map<string, View>();

function viewOf(margin: string): View {
  const known = views.get(margin);
  if (known) return known;
  const elements: View['elements'] = new Map();
  const tellAll = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) {
      const watched = elements.get(target);
      if (!watched || watched.isIn === isIntersecting) continue;
      watched.isIn = isIntersecting;
      for (const tell of [...watched.tells]) tell(isIntersecting);
    }
  };
  const view = { elements, observer: new IntersectionObserver(tellAll, { rootMargin: margin }) };
  views.set(margin, view);
  return view;
}

/**
 * Tells whether `element` is within `margin` of the viewport: once soon, then on each change. Returns a stop function.
 * @throws SyntaxError if the browser rejects the margin
 */
export function watchInView(element: Element, tell: Tell, margin = '0px'): () => void {
  const view = viewOf(margin);
  const watched: Watched = view.elements.get(element) ?? { tells: new Set() };
  // Wrapped, because two callers may pass the same function.
  const own: Tell = (isIn) => tell(isIn);
  watched.tells.add(own);
  if (watched.tells.size === 1) {
    view.elements.set(element, watched);
    view.observer.observe(element);
  } else {
    queueMicrotask(() => {
      if (watched.isIn !== undefined && watched.tells.has(own)) own(watched.isIn);
    });
  }
  return () => {
    if (!watched.tells.delete(own) || watched.tells.size > 0) return;
    view.elements.delete(element);
    view.observer.unobserve(element);
    if (view.elements.size > 0) return;
    view.observer.disconnect();
    views.delete(margin);
  };
}
