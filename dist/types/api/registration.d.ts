/** The type of the widget types that integrators register. */
import type { Manifest, When, WidgetDefinition } from '../core/types.js';
import type { StorefrontWidgetsApi } from './api.js';
import type { Page } from './pageServices.js';
type Definition<S> = WidgetDefinition<S, Page>;
/** What editors read about a type, and how its settings are read. */
type Described<S> = Pick<Definition<S>, 'label' | 'about' | 'settings' | 'read' | 'readSite' | 'gates'>;
/** What a type does: a React component, or a `mount` function. */
type Work<S> = {
    component: NonNullable<Definition<S>['component']>;
    mount?: undefined;
} | {
    mount: NonNullable<Definition<S>['mount']>;
    component?: undefined;
};
/** What a type's `load` gives. */
export type LoadedWidget<S> = Described<S> & Work<S>;
/** A function that loads what the type does, once the first of its widgets starts. */
interface Loading<S> {
    load(api: StorefrontWidgetsApi): LoadedWidget<S> | Promise<LoadedWidget<S> | {
        default: LoadedWidget<S>;
    }>;
    component?: undefined;
    mount?: undefined;
}
/**
 * A widget type that an integrator registers: a name, what it adopts, and a component, a `mount` function, or `load`,
 * which gives one of the two.
 */
export type WidgetRegistration<S> = Pick<Manifest, 'name' | 'adopts' | 'priority' | 'replay' | 'critical'> & Described<S> & {
    when?: When;
} & ((Work<S> & {
    load?: undefined;
}) | Loading<S>);
export {};
