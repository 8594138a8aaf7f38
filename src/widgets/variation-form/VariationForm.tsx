import { memo, type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { isSiteForm } from '../../core/dom/html';
import { isTag } from '../../core/dom/nodes';
import { onMutations } from '../../core/hosts/mutations';
import { BindAll } from '../../core/react/Bind';
import { useStore } from '../../core/react/hooks';
import { classAspect, override } from '../../core/react/overrides';
import { Place } from '../../core/react/Place';
import { type Showing, Shown } from '../../core/react/Shown';
import { type WidgetProps, widget } from '../../core/types';
import { dataBindings, formBindings } from './bindings';
import { FormModel } from './FormModel';
import { pictureBindings } from './Gallery';
import { start } from './listeners';
import { attributeOf, detailsOf, selectsOf } from './markup';
import { OwnGallery } from './OwnGallery';
import type { Availability } from './rules';
import { readSettings, type settings as schema, settings } from './settings';

const CLASSES = ['attached', 'enabled', 'out-of-stock'].map(classAspect);

const GROUP = '\0';

const keyOf = (child: Element): string => (isTag(child, 'option') ? child.value : GROUP);

/** Removes, disables or marks the options of a select that do not fit the choices in the other selects. */
const Options = memo(function Options(props: { select: HTMLSelectElement; offered: Availability }): ReactNode {
  const { select, offered } = props;
  const owner = useRef({}).current;
  const marked = useRef(new Set<Element>()).current;
  const stateOf = offered(attributeOf(select));
  // Renders again after mutations, because options that another script has rebuilt lack our classes.
  useStore(onMutations, () => select.options.length);

  useLayoutEffect(() => {
    for (const option of select.options) if (option.value) marked.add(option);
    for (const option of marked) {
      const state = stateOf((option as HTMLOptionElement).value);
      const is = [state !== 'off', state === 'on' || state === 'out-of-stock', state === 'out-of-stock'];
      for (const [at, aspect] of CLASSES.entries()) override(option, aspect, owner, is[at] || undefined);
    }
  });
  useLayoutEffect(() => {
    return () => {
      for (const option of marked) for (const aspect of CLASSES) override(option, aspect, owner, undefined);
    };
  }, [marked, owner]);

  const hasPlaceholder =
    select.getAttribute('data-show_option_none') !== 'no' ||
    !select.value ||
    !['on', 'out-of-stock'].includes(stateOf(select.value));
  const show = (value: string): Showing => {
    if (value === '') return hasPlaceholder ? 'on' : 'off';
    const state = value === GROUP ? 'on' : stateOf(value);
    return state === 'out-of-stock' ? 'on' : state;
  };
  return [select, ...select.querySelectorAll('optgroup')].map((parent, at) => (
    <Shown key={String(at)} of={parent} keyOf={keyOf} show={show} />
  ));
});

/** The form of a variable product. Only forms of the site itself, because variations contain HTML. */
export const VariationForm = (props: WidgetProps<typeof schema>): ReactNode =>
  isSiteForm(props.host) ? <Choice {...props} /> : null;

function Choice({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [model] = useState(() => new FormModel(host, settings, render, (error) => setFailure({ error })));
  const [slideIn] = useState(() => (message: HTMLElement | null) => {
    if (message) model.late.extras?.slideIn(message);
  });

  useLayoutEffect(() => {
    model.page.settings = settings;
  });
  useLayoutEffect(() => start(model), [model]);

  // Throwing gives the form back to the page's own scripts.
  if (failure) throw failure.error;

  const { view } = model;
  const { availability, variation, image, product, gallery } = view;
  const data = useMemo(() => (variation ? dataBindings(host, variation) : []), [host, variation]);
  const pictures = useMemo(() => (image ? pictureBindings(host, image) : (product ?? [])), [host, image, product]);
  const details = detailsOf(host);
  return (
    <>
      <BindAll items={formBindings(host, view)} />
      <BindAll items={data} />
      <BindAll items={pictures} />
      {gallery && <OwnGallery form={host} gallery={gallery} />}
      {availability &&
        selectsOf(host).map((select, at) => <Options key={String(at)} select={select} offered={availability} />)}
      {details && view.noMatch && (
        <Place after={details} attrs={{ role: 'alert' }}>
          <p ref={slideIn} className="wc-no-matching-variations woocommerce-info">
            {settings.noMatching}
          </p>
        </Place>
      )}
      {details && view.failure && (
        <Place after={details} attrs={{ role: 'alert' }}>
          <p ref={slideIn} className="woocommerce-info">
            {view.failure} {settings.tryAgain}
          </p>
        </Place>
      )}
    </>
  );
}

export default widget({ settings, read: readSettings, component: VariationForm });
