const source = '/storefront-widgets/storefront-widgets.js';

/**
 * The page with our script tag, and nothing else changed: `defer` at the end of the head, or where `place` says
 * (`async`: same place; `body-end`: last in the body; `none`: the page as the shop served it).
 */
export function injectScript(html: string, place: string | null): string {
  if (place === 'none') return html;
  const tag = `<script src="${source}" ${place === 'async' ? 'async' : 'defer'}></script>\n`;
  const at = place === 'body-end' ? html.lastIndexOf('</body>') : html.indexOf('</head>');
  if (at < 0) throw new Error('the page has no end tag to put the script before');
  return html.slice(0, at) + tag + html.slice(at);
}
