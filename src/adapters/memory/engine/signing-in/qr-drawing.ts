import { seededRandom } from '../random.js';

const MODULES = 29;
const EYE = 7;

/**
 * 300 x 300, and to the eye a QR code; the same for the same text. No phone reads it: what becomes of a pretend
 * ticket is decided by a control.
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

/** A frame and a square within, in three corners. */
function eyeAt(x: number, y: number): string {
  return `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}h5v5h-5zM${x + 2} ${y + 2}h3v3h-3z`;
}

function isNearEye(x: number, y: number): boolean {
  const left = x <= EYE;
  const top = y <= EYE;
  return (left && top) || (left && y >= MODULES - EYE - 1) || (top && x >= MODULES - EYE - 1);
}
