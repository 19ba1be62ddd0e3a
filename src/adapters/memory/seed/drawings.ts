/** The logo of the site: an open book with the name beside it. */
export function logoDrawing(siteName: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 48" width="168" height="48" role="img">
<rect width="48" height="48" rx="12" fill="#3ca7fa"/>
<path d="M10 14c6-2 10-1 14 2v20c-4-3-8-4-14-2zM38 14c-6-2-10-1-14 2v20c4-3 8-4 14-2z" fill="#fff"/>
<text x="60" y="32" font-family="PingFang SC,Microsoft YaHei,sans-serif" font-size="24" font-weight="600" fill="#0b6bb8">${siteName}</text>
</svg>`;
}

/** A member's avatar: the last character of the name on a background of its own hue. */
export function avatarDrawing(name: string, hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" fill="hsl(${String(hue)} 60% 88%)"/>
<text x="48" y="62" text-anchor="middle" font-family="PingFang SC,Microsoft YaHei,sans-serif" font-size="40" fill="hsl(${String(hue)} 60% 28%)">${name.slice(-1)}</text>
</svg>`;
}

/** The icon of a payment method: a white sign on a coloured background. */
export function paymentMethodDrawing(colour: string, path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="28" height="28">
<rect width="28" height="28" rx="6" fill="${colour}"/>
<path d="${path}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
}

/** The avatar of members who have not chosen an image. */
export const DEFAULT_AVATAR_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" fill="#e3ecf4"/><circle cx="48" cy="38" r="16" fill="#9fb0c3"/>
<path d="M16 90a32 32 0 0 1 64 0z" fill="#9fb0c3"/>
</svg>`;

const FONT = 'PingFang SC,Microsoft YaHei,sans-serif';
/** How many Chinese characters fit on a line of a cover image. */
const LINE = 10;

/** Six figures, one per field of study, drawn in white on the background. */
const FIGURES: readonly string[] = [
  '<path d="M330 70l-60 60 60 60M390 70l60 60-60 60" stroke="#fff" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/>',
  '<path d="M250 180C290 180 300 60 340 60S400 190 470 120" stroke="#fff" stroke-width="16" stroke-linecap="round"/><path d="M240 200h220M260 220V60" stroke="#fff" stroke-width="6"/>',
  '<rect x="260" y="50" width="150" height="100" rx="28" fill="#fff"/><path d="M300 140v50l50-50z" fill="#fff"/><rect x="350" y="110" width="110" height="80" rx="24" fill="#fff" fill-opacity=".6"/>',
  '<circle cx="350" cy="120" r="76" stroke="#fff" stroke-width="16"/><path d="M350 44l38 66M426 120h-76M388 186l-38-66M312 186l38-66M274 120h76M312 54l38 66" stroke="#fff" stroke-width="10"/>',
  '<path d="M270 190v-50M320 190V90M370 190v-80M420 190V50" stroke="#fff" stroke-width="28" stroke-linecap="round"/>',
  '<path d="M260 190C260 90 330 50 450 50 450 150 400 200 300 200z" fill="#fff"/><path d="M270 200C310 150 350 120 400 95" stroke="hsl(150 40% 45%)" stroke-width="6"/>',
];

/** The cover image of a course, 4:3: the title on a background of its own hue, the figure of its field above. */
export function coverDrawing(title: string, field: number, hue: number): string {
  const lines = linesOf(title);
  const texts = lines.map(
    (line, at) => `<text x="32" y="${330 - (lines.length - 1 - at) * 48}">${escaped(line)}</text>`,
  );
  const id = `g${hue}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360" fill="none">
<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="hsl(${hue} 58% 45%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 56% 30%)"/></linearGradient>
<rect width="480" height="360" fill="url(#${id})"/><circle cx="${40 + (hue % 90)}" cy="40" r="120" fill="#fff" fill-opacity=".09"/>
<g opacity=".5">${FIGURES[field % FIGURES.length] ?? ''}</g>
<g font-family="${FONT}" font-size="40" font-weight="600" fill="#fff">${texts.join('')}</g>
</svg>`;
}

/** An image of the carousel, 3:1. */
export function slideDrawing(title: string, text: string, hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" width="1200" height="400" fill="none">
<linearGradient id="s${hue}" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 40%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 55% 26%)"/></linearGradient>
<rect width="1200" height="400" fill="url(#s${hue})"/><circle cx="1020" cy="70" r="220" fill="#fff" fill-opacity=".08"/><circle cx="900" cy="380" r="150" fill="#fff" fill-opacity=".08"/>
<path d="M860 150c60-16 100-8 140 16v150c-40-24-80-32-140-16zM1140 150c-60-16-100-8-140 16v150c40-24 80-32 140-16z" fill="#fff" fill-opacity=".85"/>
<g font-family="${FONT}" fill="#fff"><text x="80" y="190" font-size="64" font-weight="700">${escaped(title)}</text><text x="80" y="260" font-size="32">${escaped(text)}</text></g>
</svg>`;
}

/**
 * Wraps a title where the line is full, never inside a word. A Latin letter takes about half the width. At most three
 * lines.
 */
function linesOf(title: string): readonly string[] {
  const lines: string[] = [''];
  let width = 0;
  for (const word of title.match(/[\u0021-\u007e]+|./gu) ?? []) {
    const charWidth = /^[\u0020-\u007e]/.test(word) ? word.length * 0.55 : 1;
    if (width + charWidth > LINE) {
      lines.push('');
      width = 0;
    }
    lines.push(`${lines.pop() ?? ''}${word}`);
    width += charWidth;
  }
  return lines.slice(0, 3).map((line) => line.trim());
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
