/** The anchors of a page's headings, of one level or of all: lower case, without punctuation, `-` for a space. */
export function anchorsOf(text: string, level?: number): ReadonlySet<string> {
  const prose = text.replace(/^```.*?^```/gms, '');
  return new Set(
    [...prose.matchAll(/^(#{1,6}) (.*)$/gm)]
      .filter(([, signs = '']) => level === undefined || signs.length === level)
      .map(([, , heading = '']) =>
        heading
          .trim()
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\- _]/gu, '')
          .replaceAll(' ', '-'),
      ),
  );
}
