import type { WidgetProps as Props, RawSettings, WidgetDefinition } from '../core/types';
import type { Page } from './page';

/** The props of a widget's component: `WidgetProps<typeof settings>`, or of a type of settings. */
export type WidgetProps<R> = Props<R extends { parse(...args: never[]): infer S } ? S : R, Page>;

/** Types a widget's chunk: what its `index.ts` exports as default. */
export const widget = <S = RawSettings>(definition: WidgetDefinition<S, Page>): WidgetDefinition<S, Page> => definition;
