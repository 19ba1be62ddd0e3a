import { expect } from 'chai';
import fc from 'fast-check';

import { notesByCourse } from '../../../src/domain/notes/found-notes.js';
import { judgeNote, type Note } from '../../../src/domain/notes/note.js';
import { notesAsMarkdown } from '../../../src/domain/notes/notes-as-markdown.js';
import { type FileNote, notesFromMarkdown } from '../../../src/domain/notes/notes-from-markdown.js';

const SITE = 'https://site.example';
const NOTE: Note = {
  ...{ id: '7.5.a', courseId: 5, courseTitle: '微积分', lessonId: 2, lessonTitle: '第2课' },
  ...{ atS: 315, text: '要点', writtenAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678) },
};
const write = (notes: readonly Note[]) => notesAsMarkdown(notesByCourse(notes), SITE);
const linesOf = (changes: Partial<Note>) => write([{ ...NOTE, ...changes }]).split('\n');

describe('Notes as a Markdown file', () => {
  it('are courses, lessons, and the time as a link with the time of writing', () => {
    const other = { ...NOTE, lessonId: 3, lessonTitle: '第3课', atS: 4000, writtenAt: 0 };
    expect(write([{ ...NOTE, text: '一\n二' }, other])).to.equal(
      [
        ...['# [微积分](https://site.example/courses/detail/5)', ''],
        ...['## [第2课](https://site.example/courses/video/2)', ''],
        ...['- [05:15](https://site.example/courses/video/2?t=315 "2026-01-02T03:04:05.678Z") 一', '  二', ''],
        ...['## [第3课](https://site.example/courses/video/3)', ''],
        ...['- [1:06:40](https://site.example/courses/video/3?t=4000) 要点', ''],
      ].join('\n'),
    );
  });

  it('stay text, whatever they contain', () => {
    const target = '(https://site.example/courses/video/2?t=315)';
    const odd = linesOf({ text: '# 1 < 2 *a* _b_ `c` [d](javascript:e) \\f\n- g\r\n> h', writtenAt: 0 });
    expect(odd.slice(4)).to.deep.equal([
      `- [05:15]${target} \\# 1 \\< 2 \\*a\\* \\_b\\_ \\\`c\\\` \\[d\\](javascript:e) \\\\f`,
      ...['  \\- g', '  \\> h', ''],
    ]);
    const lists = linesOf({ text: 'a &lt; ~~b~~\n1. c\n 20) d 3.5', writtenAt: 0 });
    const escaped = [`- [05:15]${target} a \\&lt; \\~\\~b\\~\\~`, '  1\\. c', '   20\\) d 3.5', ''];
    expect(lists.slice(4)).to.deep.equal(escaped);
    expect(linesOf({ text: 'a\rb' }).at(-2)).to.equal('  b');
    expect(linesOf({ courseTitle: ' <b>课 \n程 ' })[0]).to.equal(
      '# [\\<b>课 程](https://site.example/courses/detail/5)',
    );
  });

  it('have no time of writing where no date can name it', () => {
    const times = [8.64e15, 8.64e15 + 1].map((writtenAt) => linesOf({ writtenAt })[4]?.includes('"+275760-09-13T'));
    expect(times).to.deep.equal([true, false]);
  });

  const title = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\s+/g, ' ').trim());
  const texts = fc
    .oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...Array.from('- [](){}#*\\1.)~&<>"\n`_ 要😀\u2028')) }),
    )
    .map((text) => judgeNote(text.replace(/\r\n?/g, '\n'), 0))
    .filter((verdict) => verdict.kind === 'ready')
    .map(({ text }) => text);
  const notes = fc
    .tuple(
      fc.array(
        fc.record({ course: fc.nat(2), lesson: fc.nat(4), atS: fc.nat(359_999), text: texts, written: fc.nat() }),
      ),
      fc.array(title, { minLength: 18, maxLength: 18 }),
    )
    .map(([all, titles]) =>
      all.map(({ course, lesson, atS, text, written: writtenAt }, index): Note => {
        const lessonId = 1 + 5 * course + lesson;
        const [courseTitle = '', lessonTitle = ''] = [titles[course], titles[2 + lessonId]];
        return { id: String(index), courseId: 1 + course, courseTitle, lessonId, lessonTitle, atS, text, writtenAt };
      }),
    );
  const sorted = (all: readonly FileNote[]) =>
    all.map((note) => JSON.stringify(note, Object.keys(NOTE).slice(1).sort())).sort();

  it('are read as they were written', () => {
    fc.assert(
      fc.property(notes, fc.constantFrom('\n', '\r\n', '\r'), (all, lineEnd) => {
        const { notes: read, unreadable } = notesFromMarkdown(`\ufeff${write(all).replaceAll('\n', lineEnd)}`);
        expect([sorted(read), unreadable]).to.deep.equal([sorted(all), 0]);
      }),
      { numRuns: 400 },
    );
  });

  it('are none or some, and never an error, in any other text', () => {
    const parts = [
      '# [a](',
      'https://x/courses/detail/5)',
      '- [',
      '00:01](',
      '/courses/video/2?t=1',
      ' "',
      ')',
      '\n',
      '  ',
      '\\',
      '0',
    ];
    const almost = fc.array(fc.constantFrom(...parts)).map((some) => some.join(''));
    const bytes = fc.uint8Array({ maxLength: 300 }).map((some) => Buffer.from(some).toString('latin1'));
    fc.assert(
      fc.property(fc.oneof(almost, bytes, fc.string({ unit: 'binary' })), (text) => {
        for (const { atS, courseId, lessonId, writtenAt } of notesFromMarkdown(text).notes)
          for (const count of [atS, courseId, lessonId, writtenAt]) expect(Number.isSafeInteger(count)).to.equal(true);
      }),
      { numRuns: 500 },
    );
  });

  it('are counted where they cannot be read: another list, no course, a lesson of no number, no text', () => {
    const entry = '- [00:01](https://x.example/courses/video/2?t=1) a';
    const course = '# [课](https://x.example/courses/detail/5)\n';
    const read = [
      ...['- milk', entry, `# 课\n${entry}`, `${course}- [00:01](https://x.example/courses/video/0?t=1) a`],
      ...[
        `${course}- [00:01](https://x.example/courses/video/2?t=1) `,
        `${course}${entry}\n# 别的\n${entry}`,
        course + entry,
      ],
      '# 课 - 1',
      `${course}- milk\n  fresh`,
      `${course}* [00:01](/courses/video/2?t=1 "gestern") a`,
    ].map((text) => {
      const { notes: found, unreadable } = notesFromMarkdown(text);
      return [found.length, unreadable];
    });
    expect(read).to.deep.equal([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [1, 1],
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it('have no title of a lesson under the heading of another one, and keep invisible characters of their texts', () => {
    const [note] = notesFromMarkdown(write([NOTE]).replace('video/2)', 'video/3)')).notes;
    expect([note?.lessonId, note?.lessonTitle]).to.deep.equal([2, '']);
    expect(notesFromMarkdown(write([{ ...NOTE, text: 'a\ufeffb' }])).notes[0]?.text).to.equal('a\ufeffb');
  });

  it('are read quickly from a large file, also one that almost fits', () => {
    const long = `# [${']('.repeat(200_000)}\n- [00:01](${'/courses/video/'.repeat(100_000)}`;
    expect(notesFromMarkdown(long)).to.deep.equal({ notes: [], unreadable: 1 });
  }).timeout(2000);
});
