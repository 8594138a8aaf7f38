import type { WidgetProps as Props, RawSettings, WidgetDefinition } from './types';

/** Props of a built-in widget's component, given the type of its settings. Without `page`: built-in widgets import the services. */
export type WidgetProps<R> = Omit<Props<R extends { parse(...args: never[]): infer S } ? S : R>, 'page'>;

/** Types a widget's definition. The build looks for `export default widget(…)` in the widget's folder. */
export const widget = <S = RawSettings>(definition: WidgetDefinition<S>): WidgetDefinition<S> => definition;
