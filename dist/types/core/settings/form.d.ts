/**
 * How the panel's form shows a type and its settings. Built-in types have this in `panelForm.ts`, which only the panel
 * loads; integrators give it with the type, or wrap a setting in `labelled()`.
 */
import type { Control, SettingsReader } from './types.js';
/** The groups of a form, in the order in which they are shown. */
export type FieldGroup = 'content' | 'behaviour' | 'look' | 'texts' | 'advanced';
/** How the form shows one setting. */
export interface FieldInfo {
    /** The name that an editor reads, such as “Slides shown”. @default the setting's key */
    readonly label?: string;
    /** A sentence for what the label leaves open. */
    readonly about?: string;
    /** @default `texts` for what visitors read or hear, else `behaviour` */
    readonly group?: FieldGroup;
    /** The names of a choice's words. @default the words */
    readonly options?: Readonly<Record<string, string>>;
    /** Does the setting make a difference on this host? Reads its markup only. @default it does on all */
    appliesTo?(host: HTMLElement): boolean;
}
/** How the form of a built-in type shows one setting. */
export interface FormField extends FieldInfo {
    readonly label: string;
    /** Replaces the setting's own control, where it is made of several values. */
    readonly control?: Control;
}
/** The form of a type. `R` is the type of its schema, so that no setting is left out. */
export interface WidgetForm<R = undefined> {
    /** The name of the type, such as “Image carousel”. */
    readonly label: string;
    /** Does it work in the background, with no setting that an editor looks for? @default false */
    readonly isHelper?: boolean;
    /** The fields, each group in the order that is given here. */
    readonly fields: R extends SettingsReader<infer S> ? {
        readonly [K in keyof S]: FormField;
    } : Readonly<Record<string, FormField>>;
}
