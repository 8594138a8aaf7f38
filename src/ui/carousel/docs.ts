/** What the texts of a carousel are, for the documentation; not part of the bundle. */
export const textDocs = {
  label: 'The carousel’s name for screen readers.',
  roleText: 'What screen readers call it.',
  slideRoleText: 'What they call a slide.',
  previousText: 'The label of the arrow back.',
  nextText: 'The label of the arrow forward.',
  dotText: 'The label of a dot.',
  slideText: 'The label of a slide; also said when it comes.',
  pauseText: 'The label of the button that stops autoplay.',
  playText: 'The label of the button that starts it again.',
};
