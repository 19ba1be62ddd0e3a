/** A stretch of a text, either within what was looked for or beside it. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Splits a text where words of the keyword stand in it, in any case. The words are looked for as they are: brackets,
 * dots and stars mean nothing but themselves. The parts put together are the text; none is empty.
 */
export function markedText(text: string, keywords: string): readonly TextPart[] {
  const marks = markedUnits(text, keywords);
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    // Behind the end there is none, which is unlike any.
    if (marks[at] === marks[from]) continue;
    parts.push({ text: text.slice(from, at), marked: marks[from] ?? false });
    from = at;
  }
  return parts;
}

/** Which UTF-16 units of the text belong to a hit. */
function markedUnits(text: string, keywords: string): readonly boolean[] {
  const folded = foldCase(text);
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of new Set(foldCase(keywords).split(/\s+/).filter(Boolean))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length);
    }
  }
  return marks;
}

/** In lower case and as long as before, so that places in it are places in the text. */
function foldCase(text: string): string {
  return Array.from(text, (character) => {
    const lower = character.toLowerCase();
    return lower.length === character.length ? lower : character;
  }).join('');
}
