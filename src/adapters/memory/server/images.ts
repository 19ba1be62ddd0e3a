import { type Random, randomBetween, seededRandom } from './random.js';

/** The images that the in-memory server has; all are SVG drawings made for this project. */
export class Images {
  constructor(private readonly drawings: Readonly<Record<string, string>>) {}

  /** The SVG at a path. */
  at(path: string): string | undefined {
    return Object.hasOwn(this.drawings, path) ? this.drawings[path] : undefined;
  }

  /** The same as a data URI, for use without an HTTP server. A path without a drawing is returned unchanged. */
  inline(path: string): string {
    const drawing = this.at(path);
    return drawing === undefined ? path : `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  }
}

/**
 * Converts an ASCII drawing, made for one response, to the data URI that the server sends
 * (docs/api/signing-in.md#image-captcha, docs/api/scan.md#open-a-scan-generation-1).
 */
export function imageAddress(drawing: string): string {
  return `data:image/svg+xml;base64,${btoa(drawing)}`;
}

const INKS = ['#0b6bb8', '#8a5a00', '#067647', '#b42318'];

/**
 * A captcha image of 120 x 48 pixels: four characters, slightly rotated and crossed by two lines
 * (docs/api/signing-in.md#image-captcha).
 */
export function captchaDrawing(text: string, random: Random): string {
  const letters = Array.from(text, (letter, index) => {
    const [x, y] = [18 + index * 28, 34 + randomBetween(random, -4, 4)];
    const turn = `rotate(${String(randomBetween(random, -18, 18))} ${String(x)} ${String(y)})`;
    const ink = INKS[index % INKS.length] ?? '';
    return `<text x="${String(x)}" y="${String(y)}" fill="${ink}" transform="${turn}">${letter}</text>`;
  });
  const strokes = [0, 1].map(() => {
    const [from, to] = [randomBetween(random, 6, 42), randomBetween(random, 6, 42)];
    return `<path d="M0 ${String(from)}L120 ${String(to)}" stroke="#9fb0c3"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48" width="120" height="48">
<rect width="120" height="48" fill="#f4fafe"/>${strokes.join('')}
<g font-family="monospace" font-size="30" font-weight="700" text-anchor="middle">${letters.join('')}</g>
</svg>`;
}

const MODULES = 29;
const EYE = 7;

/**
 * Draws 300 x 300 pixels that look like a QR code, the same for the same text. A phone cannot read it: a control
 * decides the result of the scan.
 */
export function qrDrawing(text: string): string {
  const random = seededRandom(Array.from(text).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));
  const cells = Array.from(
    { length: MODULES ** 2 },
    (_, cell) => [cell % MODULES, Math.floor(cell / MODULES)] as const,
  );
  const dots = cells.filter(([x, y]) => random() < 0.5 && !isNearEye(x, y)).map(([x, y]) => `M${x} ${y}.5h1`);
  const far = MODULES - EYE;
  const eyes = [eyeAt(0, 0), eyeAt(far, 0), eyeAt(0, far)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 33 33" width="300" height="300" shape-rendering="crispEdges">
<path d="M-2-2h33v33h-33z" fill="#fff"/><path d="${dots.join('')}" stroke="#000"/><path d="${eyes.join('')}" fill-rule="evenodd"/>
</svg>`;
}

/** One of the three squares in the corners of a QR code. */
function eyeAt(x: number, y: number): string {
  return `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}h5v5h-5zM${x + 2} ${y + 2}h3v3h-3z`;
}

function isNearEye(x: number, y: number): boolean {
  const left = x <= EYE;
  const top = y <= EYE;
  return (left && top) || (left && y >= MODULES - EYE - 1) || (top && x >= MODULES - EYE - 1);
}
