import { visibleText } from './visible-text.js';

const LINES_MAX = 8;
const CHARACTERS_MAX = 300;
/** No language stacks more on one letter; a tower of them covers the lines above. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
const LINE_END = /\r\n?|[\n\u2028\u2029]/;

/** A text without towers of combining marks. */
export function withoutStackedMarks(text: string): string {
  return text.replace(STACKED_MARKS, '$1');
}

/**
 * A text that a person has written, as others read it: of empty lines in a row one stays
 * (docs/spec/every-page.md#long-texts).
 */
export function readableText(text: string): string {
  const lines = withoutStackedMarks(text)
    .split(LINE_END)
    .map((line) => (visibleText(line) === '' ? '' : line));
  return lines
    .filter((line, index) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim();
}

/** The beginning of a long text; `undefined` where the text is not long. */
export function beginningOf(text: string): string | undefined {
  const lines = text.split('\n', LINES_MAX).join('\n');
  const beginning = Array.from(lines.slice(0, 2 * CHARACTERS_MAX))
    .slice(0, CHARACTERS_MAX)
    .join('');
  return beginning.length < text.length ? `${beginning.trimEnd()}…` : undefined;
}
