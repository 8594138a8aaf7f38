/** The ring's radius and line width, in pixels of the canvas (spec §9). */
const SIZE = 100;
const STROKE = 10;

/** The canvas's width and height, in pixels. */
export const SIDE = 2 * SIZE + STROKE;

/** The ring's colours, as CSS writes them. */
export interface RingColours {
  foreground: string;
  background: string;
}

/** Draws the ring: all of it in the background's colour, then `percent` of it clockwise from three o'clock. */
export function drawRing(canvas: HTMLCanvasElement, percent: number, { foreground, background }: RingColours): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const arc = (colour: string, fallback: string, part: number): void => {
    context.strokeStyle = fallback;
    // What is no colour changes nothing.
    context.strokeStyle = colour;
    context.beginPath();
    context.arc(SIDE / 2, SIDE / 2, SIZE, 0, 2 * Math.PI * part);
    context.stroke();
  };
  context.clearRect(0, 0, SIDE, SIDE);
  context.lineWidth = STROKE;
  arc(background, '#eee', 1);
  if (percent > 0) arc(foreground, 'currentcolor', percent / 100);
}
