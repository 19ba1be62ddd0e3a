import { type Directory, type Lesson } from '../../src/domain/courses/directory.js';
import { DIRECTORY } from '../../src/domain/courses/strings.js';
import { escaped } from './serialise.js';

/** Chapters and lessons of a course for readers without scripts: on the page they are in another tab. */
export function directoryHtml(directory: Directory): string {
  const chapters = directory.kind === 'flat' ? [] : directory.chapters;
  const rest = directory.kind === 'flat' ? directory.lessons : directory.rest;
  const parts = [
    ...chapters.map(({ title, lessons }) => `<h3>${escaped(title)}</h3>${listOf(lessons)}`),
    ...(rest.length === 0 ? [] : [listOf(rest)]),
  ];
  if (parts.length === 0) return '';
  return `<noscript><section class="column"><h2>${DIRECTORY}</h2>${parts.join('')}</section></noscript>`;
}

function listOf(lessons: readonly Lesson[]): string {
  return `<ol>${lessons.map(({ title }) => `<li>${escaped(title)}</li>`).join('')}</ol>`;
}
