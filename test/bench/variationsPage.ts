const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const NAMES = ['attribute_pa_color', 'attribute_pa_size', 'attribute_pa_cut'];

/** The number of values of each attribute, so that their product is at least `count`. */
export const valuesFor = (count: number): number => Math.ceil(Math.cbrt(count));

function variation(id: number, values: number) {
  const parts = [Math.floor(id / (values * values)), Math.floor(id / values) % values, id % values];
  const image = {
    src: `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${id}`,
    src_w: 100,
    src_h: 100,
    full_src: `/full-${id}.svg`,
    full_src_w: 1000,
    full_src_h: 1000,
    srcset: false,
    sizes: false,
    title: `Picture ${id}`,
    caption: '',
    alt: `Picture ${id}`,
    gallery_thumbnail_src: `/thumb-${id}.svg`,
  };
  return {
    attributes: Object.fromEntries(NAMES.map((name, at) => [name, `v${parts[at]}`])),
    variation_id: 1000 + id,
    sku: `SKU-${id}`,
    price_html: `<span class="price">${id}.00</span>`,
    availability_html: '',
    variation_description: '',
    image_id: id,
    image,
    min_qty: 1,
    max_qty: '',
    is_sold_individually: 'no',
    is_in_stock: id % 11 !== 0,
    is_purchasable: true,
    variation_is_visible: true,
    variation_is_active: true,
    weight_html: 'N/A',
    dimensions_html: 'N/A',
  };
}

/** A product page with a form of three attributes and `count` embedded variations; `script` is the path of our script. */
export function variationsPage(count: number, script: string): string {
  const values = valuesFor(count);
  const data = Array.from({ length: count }, (_, id) => variation(id, values));
  const options = Array.from({ length: values }, (_, at) => `<option value="v${at}">Value ${at}</option>`).join('');
  const rows = NAMES.map(
    (name) => `<tr><th class="label"><label for="${name}">${name}</label></th><td class="value">
      <select id="${name}" name="${name}" data-attribute_name="${name}" data-show_option_none="yes"><option value="">Choose</option>${options}</select></td></tr>`,
  );
  return `<!doctype html><html lang="en"><title>Variations</title>
<script>var wc_add_to_cart_variation_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', i18n_no_matching_variations_text: 'None', i18n_make_a_selection_text: 'Choose', i18n_unavailable_text: 'Unavailable', i18n_reset_alert_text: 'Reset' };</script>
<script src="${script}" defer></script><body><main><div class="product">
<div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image" data-thumb="/t.svg"><a href="/f.svg"><img class="wp-post-image" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="100" height="100" data-large_image="/f.svg" data-large_image_width="100" data-large_image_height="100"></a></div></div></div>
<form class="variations_form cart" data-product_id="7" data-product_variations="${escapeHtml(JSON.stringify(data))}">
<table class="variations"><tbody>${rows.join('')}</tbody></table><a class="reset_variations" href="#">Clear</a>
<div class="reset_variations_alert" role="alert"></div>
<div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div>
<div class="woocommerce-variation-add-to-cart variations_button"><div class="quantity"><input class="qty" type="number" name="quantity" value="1" min="1"></div>
<button type="submit" class="single_add_to_cart_button button">Add</button><input type="hidden" name="add-to-cart" value="7"><input type="hidden" name="product_id" value="7"><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form>
<span class="sku">SKU</span></div></main>
<script type="text/template" id="tmpl-variation-template"><div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div></script></body></html>`;
}
