/** Adds style rules in a constructed sheet, which a content security policy does not block. Older browsers get none. */
export function adoptStyle(css: string): void {
  if (!document.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
