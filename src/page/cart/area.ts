/** Which part of the page a widget serves that listens on one element for many. */
export interface Area {
  /** Adds a mounted host; returns what takes it out. */
  open(host: Element): () => void;
  /** Is this element served: in a mounted host, and not switched off by the site? */
  has(element: Element): boolean;
}

/** Makes an area; legacy handlers are gated by it. */
export function createArea(): Area {
  const hosts = new Set<Element>();
  return {
    open(host) {
      hosts.add(host);
      return () => void hosts.delete(host);
    },
    has: (element) => !element.closest('[data-widget~="none"]') && [...hosts].some((host) => host.contains(element)),
  };
}
