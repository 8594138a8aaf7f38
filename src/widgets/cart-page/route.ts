/** What a submit of the cart's form means. */
export type Submit = 'update' | 'coupon' | 'native';

/** What happened around a submit. */
export interface SubmitFacts {
  /** The `name` of the button that the browser names; '' if none. */
  submitter: string;
  /** Was that button pressed, not only stood in for by the browser because Enter was pressed in a field? */
  isPressed: boolean;
  /** What has the focus: a quantity, the coupon's field, or something else. */
  focus: 'quantity' | 'coupon' | 'other';
}

const ofButton = (name: string): Submit => {
  if (name === 'update_cart') return 'update';
  return name === 'apply_coupon' ? 'coupon' : 'native';
};

/**
 * Routes a submit (contract §9.4): by the pressed button, else by the field in which Enter was pressed: the browser names
 * the form's first button then, which is the coupon's. Other scripts' buttons go their own way.
 */
export function routeSubmit({ submitter, isPressed, focus }: SubmitFacts): Submit {
  if (isPressed || focus === 'other') return ofButton(submitter);
  return focus === 'quantity' ? 'update' : 'coupon';
}
