/** The mark of the site: an open book, and its name beside it. */
export function logoDrawing(siteName: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 48" width="168" height="48" role="img">
<rect width="48" height="48" rx="12" fill="#3ca7fa"/>
<path d="M10 14c6-2 10-1 14 2v20c-4-3-8-4-14-2zM38 14c-6-2-10-1-14 2v20c4-3 8-4 14-2z" fill="#fff"/>
<text x="60" y="32" font-family="PingFang SC,Microsoft YaHei,sans-serif" font-size="24" font-weight="600" fill="#0b6bb8">${siteName}</text>
</svg>`;
}

/** A member's picture: the last character of the name on a ground of its own hue. */
export function avatarDrawing(name: string, hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" fill="hsl(${String(hue)} 60% 88%)"/>
<text x="48" y="62" text-anchor="middle" font-family="PingFang SC,Microsoft YaHei,sans-serif" font-size="40" fill="hsl(${String(hue)} 60% 28%)">${name.slice(-1)}</text>
</svg>`;
}

/** A way to pay: a sign of its own on a ground of its colour. */
export function payWayDrawing(colour: string, path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="28" height="28">
<rect width="28" height="28" rx="6" fill="${colour}"/>
<path d="${path}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
}

/** Whoever has not chosen a picture. */
export const DEFAULT_AVATAR_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" fill="#e3ecf4"/><circle cx="48" cy="38" r="16" fill="#9fb0c3"/>
<path d="M16 90a32 32 0 0 1 64 0z" fill="#9fb0c3"/>
</svg>`;
