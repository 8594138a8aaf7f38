/**
 * Which vendors' style sheets the page lacks. Their widgets get plain styles of ours there, as
 * `:where([data-storefront-bare~='elementor'] .e-gallery-item)`. Where the vendor's sheet is, it lays out alone: a rule of
 * ours would still set what the sheet leaves as it is.
 */
/** Names the vendors without a sheet on `<html>`, once, and again when sheets that come late have had their time. */
export declare function markBareVendors(): void;
