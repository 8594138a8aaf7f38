/** The styles of the controls that choose something: media, links, colours. */
export const CONTROLS_CSS = `
.preview { display: flex; gap: 8px; align-items: center; margin-bottom: 6px; font-size: 12px; }
.preview :is(img, video) {
  flex: none; width: 72px; height: 54px; object-fit: contain; border: 1px solid #c3c4c7; border-radius: 4px; background: #f0f0f1;
}
.chooser > .buttons { margin-top: 6px; }
.chooser > p:empty { display: none; }
.places { max-height: 240px; overflow: auto; margin-top: 2px; border: 1px solid #8c8f94; border-radius: 4px; }
.places [role=option] { padding: 4px 8px; cursor: pointer; border-inline-start: 3px solid transparent; }
.places [role=option]:hover { background: #f0f0f1; }
.places [role=option][aria-selected=true] { background: #f0f6fc; border-inline-start-color: #135e96; outline: 1px solid transparent; }
.swatches { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 6px; }
.swatches button { width: 28px; padding: 0; border-radius: 50%; forced-color-adjust: none; }
.swatches button[aria-pressed=true] { border-color: #757980; box-shadow: 0 0 0 2px #fff, 0 0 0 4px #135e96; }
`;
