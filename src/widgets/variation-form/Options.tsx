import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { onMutations } from '../../core/hosts/mutations';
import { useStore } from '../../core/react/hooks';
import { classAspect, override } from '../../core/react/overrides';
import { type Showing, Shown } from '../../core/react/Shown';
import { attributeOf } from './markup';
import type { Availability } from './types';

const CLASSES = ['attached', 'enabled', 'out-of-stock'].map(classAspect);

const GROUP = '\0';

const keyOf = (child: Element): string => (child instanceof HTMLOptionElement ? child.value : GROUP);

/** Takes out, disables or marks (by class) the options of a select, to fit the choices in the other selects. */
export const Options = memo(function Options(props: { select: HTMLSelectElement; offered: Availability }): ReactNode {
  const { select, offered } = props;
  const owner = useRef({}).current;
  const marked = useRef(new Set<Element>()).current;
  const stateOf = offered(attributeOf(select));
  // Renders again, because options that another script has rebuilt have lost their classes.
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
