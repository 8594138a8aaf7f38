import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** What an endpoint of the shop answers. */
export interface Answer {
  status: number;
  type: string;
  body: string;
  cookies: string[];
}

const none: Answer = { status: 200, type: 'text/html; charset=utf-8', body: '', cookies: [] };

/** The recorded answer to a wc-ajax, admin-ajax or Store API call; `undefined` for every other address. */
export function answerOf(folder: string, url: URL, body: string, cookie: string): Answer | undefined {
  const fields = new URLSearchParams(body);
  const endpoint = url.searchParams.get('wc-ajax');
  if (endpoint) return wcAjax(folder, endpoint, fields, cookie);
  if (url.pathname === '/wp-admin/admin-ajax.php') return adminAjax(folder, fields.get('action'));
  const store = /^\/wp-json\/wc\/store(?:\/v1)?\/(cart|products)(\/\d+)?/.exec(url.pathname);
  if (!store) return undefined;
  return recorded(folder, `store-api.${store[2] ? 'product' : store[1]}.json`);
}

function wcAjax(folder: string, endpoint: string, fields: URLSearchParams, cookie: string): Answer {
  if (endpoint === 'add_to_cart') {
    // Without a product the shop answers an empty body.
    return fields.has('product_id') ? withCart(recorded(folder, 'add_to_cart.json')) : none;
  }
  if (endpoint === 'get_variation') return recorded(folder, variationFor(folder, fields));
  if (endpoint === 'get_refreshed_fragments') {
    const filled = /woocommerce_items_in_cart=1/.test(cookie);
    return recorded(folder, filled ? 'get_refreshed_fragments.json' : 'get_refreshed_fragments.empty.json');
  }
  if (endpoint === 'apply_coupon') {
    const unknown = fields.get('coupon_code')?.toUpperCase() === 'NOPE';
    return recorded(folder, unknown ? 'apply_coupon.error.html' : 'apply_coupon.html');
  }
  if (endpoint === 'checkout') return recorded(folder, 'checkout.error.json');
  const file = ['json', 'html'].map((type) => `${endpoint}.${type}`).find((name) => existsSync(join(folder, name)));
  return file ? recorded(folder, file) : none;
}

/** The recorded variations know two combinations; every other complete choice gets the one that is in stock. */
function variationFor(folder: string, fields: URLSearchParams): string {
  const chosen = [...fields].filter(([name]) => name.startsWith('attribute_'));
  if (chosen.length === 0 || chosen.some(([, value]) => value === '')) return 'get_variation.missing-attr.json';
  const { attributes } = JSON.parse(recorded(folder, 'get_variation.out-of-stock.json').body) as {
    attributes: Record<string, string>;
  };
  const soldOut = chosen.every(([name, value]) => attributes[name] === value);
  return soldOut ? 'get_variation.out-of-stock.json' : 'get_variation.json';
}

/** WordPress answers an action that it does not know with status 400 and `0`. */
function adminAjax(folder: string, action: string | null): Answer {
  if (action !== 'jet_woo_builder_add_cart_single_product') return { ...none, status: 400, body: '0' };
  return withCart(recorded(folder, 'add_to_cart.json'));
}

function withCart(answer: Answer): Answer {
  const { cart_hash: hash } = JSON.parse(answer.body) as { cart_hash: string };
  return { ...answer, cookies: ['woocommerce_items_in_cart=1; path=/', `woocommerce_cart_hash=${hash}; path=/`] };
}

function recorded(folder: string, name: string): Answer {
  const type = extname(name) === '.json' ? 'application/json; charset=utf-8' : none.type;
  return { ...none, type, body: readFileSync(join(folder, name), 'utf8') };
}
