import type { Part } from './schemas';

const INTRO = `# Texts

All that the widgets say themselves, to the eye or to a screen reader. Everything else comes from the page. A text is, in
this order:

1. the one in the host’s own \`data-settings\` (texts of widgets),
2. the one that the site sets for all pages, in \`storefrontWidgetsConfig.texts\`,
3. the one that the page brings: the CMS’s globals, its lightbox template, attributes,
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

Print it before the first widget starts, best before the script tag. \`%names%\` between percent signs are filled in. A text with a
number may have plural forms (\`zero\`, \`one\`, \`two\`, \`few\`, \`many\`, \`other\`; \`other\` must be there), which are chosen by the
language in \`<html lang>\`. What is no text is ignored: \`report()\` says so for widgets, the console for the other parts. An
integrator’s widget takes part with \`settings.phrase('…')\` and \`settings.plural('…')\` in its schema, under its own name.
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

/** The page as it should be: the texts of these parts, a table each. */
export const textsPage = (parts: readonly Part[]): string => [INTRO, ...parts.flatMap(tableOf)].join('\n');
