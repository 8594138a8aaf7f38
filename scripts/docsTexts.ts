import type { Part } from './schemas';

const INTRO = `# Texts

These are all texts that the widgets add, visible or for screen readers. Every other text comes from the page. The first of these
sources that has a text is used:

1. the host’s own \`data-settings\` (texts of widgets),
2. the site’s \`storefrontWidgetsConfig.texts\`,
3. the page: globals of WordPress and its plugins, WooCommerce’s lightbox template, attributes,
4. the default.

\`\`\`html
<script>
  window.storefrontWidgetsConfig = {
    texts: {
      lightbox: { closeText: 'Schließen (Esc)', counterText: '%curr% von %total%' },
      'product-gallery': { triggerText: 'Bilder vergrößern' },
      swatches: { cleared_text: { one: 'Nicht mehr gewählt: %names%.', other: 'Nicht mehr gewählt sind: %names%.' } },
    },
  };
</script>
\`\`\`

Place this script before the script tag. \`%names%\` between percent signs are replaced with values. A text with a number may
have plural forms (\`zero\`, \`one\`, \`two\`, \`few\`, \`many\`, \`other\`; \`other\` is required), which are chosen by the language in
\`<html lang>\`. Values that are not texts are ignored: \`report()\` lists them for widgets, the console for the other parts. An
integrator’s widget has texts under its own name if its schema uses \`settings.phrase('…')\` and \`settings.plural('…')\`.

The WordPress plugin sets \`texts\` where WordPress or WooCommerce has a text in the page’s language: for an empty cart, and
the buttons of messages.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function tableOf({ part, rows: all }: Part): string[] {
  const rows = all.filter(({ acceptsText }) => acceptsText);
  if (rows.length === 0) return [];
  return [
    `## ${part}`,
    '',
    '| key | type | default | |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ key, type, default: given, about = '' }) => `| \`${key}\` | ${type} | ${cell(given)} | ${cell(about)} |`,
    ),
    '',
  ];
}

/** The page of texts, with a table per part. */
export const textsPage = (parts: readonly Part[]): string => [INTRO, ...parts.flatMap(tableOf)].join('\n');
