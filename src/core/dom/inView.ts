type Tell = (isIn: boolean) => void;

interface Watched {
  tells: Set<Tell>;
  isIn?: boolean;
}

interface View {
  observer: IntersectionObserver;
  elements: Map<Element, Watched>;
}

/** One observer for each margin, for as long as an element is watched with it. */
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
 * Reports whether `element` is within `margin` of the viewport: soon, and whenever that changes. Returns a function
 * that stops it. Throws where the browser refuses the margin.
 */
export function watchInView(element: Element, tell: Tell, margin = '0px'): () => void {
  const view = viewOf(margin);
  const watched: Watched = view.elements.get(element) ?? { tells: new Set() };
  // A listener of its own, because two may give the same function.
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
