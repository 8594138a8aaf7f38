import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cleanHtml, textIn } from '../../core/dom/html';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { serverAttribute } from '../../core/react/overrides';
import { Place } from '../../core/react/Place';
import { controlsOf } from './markup';

/** What the site's answer says, which may be HTML, e.g. a text with a link; it may repeat what was typed. */
function Words({ html }: { html: string }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let isLatest = true;
    const show = (words: Node | string): void => {
      if (isLatest) place.current?.replaceChildren(words);
    };
    cleanHtml(html).then(show, () => show(textIn(html)));
    return () => {
      isLatest = false;
    };
  }, [html]);
  return <span ref={place} />;
}

/** What the site says of the whole form, at its end. */
export function Message({ form, html, isDone }: { form: Element; html: string; isDone: boolean }): ReactNode {
  return (
    <Place
      in={form}
      className={`elementor-message elementor-message-${isDone ? 'success' : 'danger'}`}
      attrs={{ role: 'alert' }}
    >
      <Words html={html} />
    </Place>
  );
}

/** What the site says of one field, below it; the field is described by it. */
export function FieldError({ group, html }: { group: Element; html: string }): ReactNode {
  const id = `form-error-${useId()}`;
  const items: BindItem[] = controlsOf(group).map((control) => [
    control,
    {
      attrs: {
        'aria-invalid': 'true',
        'aria-describedby': [serverAttribute(control, 'aria-describedby'), id].filter(Boolean).join(' '),
      },
    },
  ]);
  return (
    <>
      <BindAll items={[[group, { class: { 'elementor-error': true } }], ...items]} />
      <Place
        in={group}
        as="span"
        className="elementor-message elementor-message-danger elementor-help-inline elementor-form-help-inline"
        attrs={{ role: 'alert', id }}
      >
        <Words html={html} />
      </Place>
    </>
  );
}
