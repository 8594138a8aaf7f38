/** The styles of the controls that choose something: media, links, colours. */
export const CONTROLS_CSS = `
.preview { display: flex; gap: 8px; align-items: center; margin-bottom: 6px; font-size: 12px; }
.preview :is(img, video) {
  flex: none; width: 72px; height: 54px; object-fit: contain; border: 1px solid #c3c4c7; border-radius: 4px; background: #f0f0f1;
}
.chooser > .buttons { margin-top: 6px; }
`;
