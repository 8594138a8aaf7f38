import type { WidgetProps as Props, RawSettings, WidgetDefinition } from './types';

/** The props of a built-in widget's component, by its settings. Has no `page`: built-in widgets import the services. */
export type WidgetProps<R> = Omit<Props<R extends { parse(...args: never[]): infer S } ? S : R>, 'page'>;

/** Types the definition of a widget, the default export of one of its files: the build looks for it. */
export const widget = <S = RawSettings>(definition: WidgetDefinition<S>): WidgetDefinition<S> => definition;
