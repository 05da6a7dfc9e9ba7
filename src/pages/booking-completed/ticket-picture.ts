import { displayCode, normaliseCode } from '#domain/fields/booking-code.ts';
import { JOINER } from '#domain/word-joiner.ts';
import { qrPath } from '#src/parts/visit/qr-code.tsx';

export interface TicketPicture {
  readonly code: string;
  /** The label of the code. */
  readonly label: string;
  /** Below the code, one line each, the first one in bold; long ones are wrapped. */
  readonly lines: readonly string[];
}

const WIDTH = 1080;
const MARGIN = 96;
const QR = 480;
const QR_TOP = MARGIN + 230;
const LINES_TOP = QR_TOP + QR + 90;
const LINE = 60;

/** A PNG for the phone's gallery, dark on light so that scanners can read it. Rejects if the browser cannot draw one. */
export async function ticketPicture({ code, label, lines }: TicketPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no canvas.');
  const { fontFamily } = getComputedStyle(document.body);
  const tokens = getComputedStyle(document.documentElement);
  const codeFace = "'Noto Sans Mono', monospace";
  await document.fonts.load(`600 112px ${codeFace}`, code);
  const small = `400 40px ${fontFamily}`;
  const strong = `700 44px ${fontFamily}`;
  pen.font = small;
  const broken = lines.flatMap((line) => linesWithin(pen, line));
  // Resets the font and everything else that was set.
  canvas.height = LINES_TOP + broken.length * LINE + MARGIN;

  pen.fillStyle = tokens.getPropertyValue('--paper');
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = tokens.getPropertyValue('--paper-ink');
  pen.textAlign = 'center';
  const write = (text: string, font: string, y: number) => {
    pen.font = font;
    pen.fillText(text, WIDTH / 2, y);
  };
  write(label, small, MARGIN + 44);
  write(displayCode(code), `600 112px ${codeFace}`, MARGIN + 170);
  broken.forEach((line, index) => write(line, index === 0 ? strong : small, LINES_TOP + index * LINE));
  const { size, path } = qrPath(normaliseCode(code));
  pen.setTransform(QR / size, 0, 0, QR / size, (WIDTH - QR) / 2, QR_TOP);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- `fill` of a canvas, not of an array
  pen.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser made no picture.'))), 'image/png'),
  );
}

/** Thai words are not separated by spaces, so long lines are broken by the rules of the language. */
function linesWithin(pen: CanvasRenderingContext2D, line: string): string[] {
  const found: string[] = [];
  let current = '';
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(line)) {
    const mayBreak = current !== '' && !current.endsWith(JOINER);
    if (mayBreak && pen.measureText(current + segment).width > WIDTH - 2 * MARGIN) {
      found.push(current.trim());
      current = '';
    }
    current += segment;
  }
  return [...found, current.trim()].filter(Boolean);
}
