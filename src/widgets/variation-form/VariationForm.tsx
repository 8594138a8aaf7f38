import { type ReactNode, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { BindAll } from '../../core/Bind';
import { pageJQuery, withJQuery } from '../../core/jquery';
import { Place } from '../../core/Place';
import type { WidgetProps } from '../../page/widget';
import { selectsOf } from './chosen';
import { FormModel } from './FormModel';
import { formBindings } from './formBindings';
import { isTaken } from './guard';
import { connect } from './listeners';
import { Options } from './Options';
import { detailsOf } from './parts';
import { dataBindings, pictureBindings } from './productBindings';
import type { settings as schema } from './settings';

const loadBeside = () => import('./besideJQuery');

/** Starts the model on its form; a legacy script that has been faster keeps the form until it can be taken over. */
function start(model: FormModel): () => void {
  const { form } = model;
  const $ = pageJQuery();
  const stops: (() => void)[] = [];
  const begin = (legacy?: 'starting' | 'started'): void => {
    stops.push(connect(model));
    model.start(legacy);
  };
  if ($ && isTaken($, form)) model.fetch(loadBeside(), ({ takeOver }) => begin(takeOver(form, $)));
  else begin();
  const stopWaiting = withJQuery((jQuery) => {
    model.wantExtras();
    model.fetch(loadBeside(), ({ serveJQuery }) => stops.push(serveJQuery(jQuery, model)));
  });
  stops.push(stopWaiting);
  return () => {
    model.stop();
    for (const stop of stops) stop();
  };
}

/** Follows the choice in a variable product's form; without a variation the form is the server's (spec §4, §5). */
export function VariationForm({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [model] = useState(() => new FormModel(host, settings, render, (error) => setFailure({ error })));
  const [slideIn] = useState(() => (message: HTMLElement | null) => {
    if (message) model.extras?.slide(message, true, model.settings.slideDuration);
  });

  useLayoutEffect(() => {
    model.settings = settings;
  });
  useLayoutEffect(() => start(model), [model]);

  // A part of the code cannot be had: the form goes back to the page's own scripts.
  if (failure) throw failure.error;

  const { view } = model;
  const { availability, variation, image } = view;
  // The whole product is searched for these: once for each variation.
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
    </>
  );
}
