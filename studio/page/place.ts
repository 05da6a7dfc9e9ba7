/** A place in a drawing: what is in the middle, and how large it is. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const LEAST = 0.15;
export const MOST = 3;

/** `login whole 320 180 75`: the drawing, the middle in its own units, and the size in percent, for a screen of any size. */
export const placeText = (drawing: string, { x, y, scale }: Place): string =>
  `${drawing} ${Math.round(x)} ${Math.round(y)} ${Math.round(scale * 100)}`;

/** Null if the text says none, or one of another drawing. */
export function placeIn(text: string, drawing: string): Place | null {
  if (!text.startsWith(`${drawing} `)) return null;
  const numbers = /^(-?\d{1,6}) (-?\d{1,6}) (\d{1,3})$/.exec(text.slice(drawing.length + 1));
  if (!numbers) return null;
  const [x = 0, y = 0, percent = 0] = numbers.slice(1).map(Number);
  const scale = percent / 100;
  return scale < LEAST || scale > MOST ? null : { x, y, scale };
}
