import { useLayoutEffect, useState } from 'react';
import { contentAspect, override } from '../../core/overrides';
import { labelContent, type MarkTexts } from './label';

interface LabelTextProps extends MarkTexts {
  of: Element;
  text: string | undefined;
  isRequired: boolean | undefined;
}

/** Gives a label the country's text and mark; the server's own content comes back when it goes. Renders nothing. */
export function LabelText({ of, text, isRequired, requiredText, optionalText }: LabelTextProps): null {
  const [owner] = useState(() => ({}));
  useLayoutEffect(() => () => override(of, contentAspect, owner, undefined), [of, owner]);
  useLayoutEffect(() => {
    // From the server's content, not from what stood there for the country before.
    override(of, contentAspect, owner, undefined);
    const content = labelContent(of, text, isRequired, { requiredText, optionalText });
    if (content) override(of, contentAspect, owner, (label: Element) => label.replaceChildren(...content));
  }, [of, owner, text, isRequired, requiredText, optionalText]);
  return null;
}
