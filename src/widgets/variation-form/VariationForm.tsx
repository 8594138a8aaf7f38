import { type ReactNode, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { isSiteForm } from '../../core/dom/html';
import { BindAll } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { dataBindings, formBindings } from './bindings';
import { FormModel } from './FormModel';
import { pictureBindings } from './Gallery';
import { detailsOf, selectsOf } from './markup';
import { Options } from './Options';
import { readSettings, type settings as schema, settings } from './settings';
import { start } from './start';

/** The form of a variable product; what only looks like one is left alone, because its variations hold HTML. */
export const VariationForm = (props: WidgetProps<typeof schema>): ReactNode =>
  isSiteForm(props.host) ? <Choice {...props} /> : null;

/** Shows a variable product's form and product as the choice asks. */
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
  const { availability, variation, image } = view;
  const data = useMemo(() => (variation ? dataBindings(host, variation) : []), [host, variation]);
  const pictures = useMemo(() => (image ? pictureBindings(host, image) : []), [host, image]);
  const details = detailsOf(host);
  return (
    <>
      <BindAll items={formBindings(host, view)} />
      <BindAll items={data} />
      <BindAll items={pictures} />
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
