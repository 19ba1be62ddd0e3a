import { type Random, randomBetween } from '../random.js';

const INKS = ['#0b6bb8', '#8a5a00', '#067647', '#b42318'];

/** The four characters of a captcha, a little askew and crossed by two strokes: 120 x 48 (API 2.1), for humans to read. */
export function captchaDrawing(text: string, random: Random): string {
  const letters = Array.from(text, (letter, place) => {
    const [x, y] = [18 + place * 28, 34 + randomBetween(random, -4, 4)];
    const turn = `rotate(${String(randomBetween(random, -18, 18))} ${String(x)} ${String(y)})`;
    const ink = INKS[place % INKS.length] ?? '';
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
