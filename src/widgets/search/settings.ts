import { flag, number, phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `search`. */
export const settings = settingsSchema({
  /** Shows results while the visitor types; needs `template_id`, too. */
  live_results: flag(false),
  /** The template of a result. The server knows it; without one there are no results. */
  template_id: number(0, { min: 0, whole: true }),
  /** How many characters there must be before results are asked for. */
  minimum_search_characters: number(3, { min: 1, whole: true }),
  /** The name of the results, where `{term}` is what the visitor has typed. */
  resultsText: phrase('Results for {term}'),
  /** The name of the links to other pages of results. */
  pagesText: phrase('Pages of results'),
});
