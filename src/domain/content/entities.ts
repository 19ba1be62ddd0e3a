const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
]);

/**
 * Decodes the entities of XML, `&nbsp;` and every numeric one, each once: `&amp;lt;` becomes `&lt;`, not a bracket. Anything that is not
 * an entity stays as it is.
 */
export function decodeEntities(html: string): string {
  return html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name: string) => {
    if (decimal !== undefined) return character(Number(decimal)) ?? entity;
    if (hex !== undefined) return character(parseInt(String(hex), 16)) ?? entity;
    return NAMED.get(name) ?? entity;
  });
}

function character(code: number): string | undefined {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
