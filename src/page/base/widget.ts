import type { WidgetProps as Props, RawSettings, WidgetDefinition } from '../../core/types';
import type { Page } from '../page';

/**
 * The props of a built-in widget's component: `WidgetProps<typeof settings>`, or of a type of settings. It imports the page
 * services that it uses; integrators' components get them as `page`.
 */
export type WidgetProps<R> = Omit<Props<R extends { parse(...args: never[]): infer S } ? S : R, Page>, 'page'>;

/** Types a widget's chunk: what its `index.ts` exports as default. */
export const widget = <S = RawSettings>(definition: WidgetDefinition<S, Page>): WidgetDefinition<S, Page> => definition;
