export declare const isNode: (value: unknown) => value is Node;
export declare const isElement: (value: unknown) => value is Element;
/** Only elements of HTML have `innerText`. */
export declare const isHtmlElement: (value: unknown) => value is HTMLElement;
/** Is it an HTML element of this name, like `input`? */
export declare const isTag: <Name extends keyof HTMLElementTagNameMap>(value: unknown, name: Name) => value is HTMLElementTagNameMap[Name];
/** Only scripts move the focus to what Tab passes over; a press on it has events of its own. */
export declare const isByScript: ({ type, target }: Event) => boolean;
