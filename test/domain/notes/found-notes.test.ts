import { expect } from 'chai';
import fc from 'fast-check';

import {
  notesAddress,
  notesByCourse,
  notesWith,
  pageOfNotes,
  readNotesAddress,
} from '../../../src/domain/notes/found-notes.js';
import { noteMarks } from '../../../src/domain/notes/note-marks.js';
import { type Note, noteAfter } from '../../../src/domain/notes/note.js';
import { readSearchAddress, searchAddress } from '../../../src/domain/search/search-address.js';
import { SEARCH_KEYWORD_LENGTH } from '../../../src/domain/search/limits.js';

function aNote(changes: Partial<Note> = {}): Note {
  return {
    ...{ id: '7.5.a', courseId: 5, courseTitle: '微积分', lessonId: 2, lessonTitle: '极限 Limit', atS: 315 },
    ...{ text: '要点', writtenAt: 1 },
    ...changes,
  };
}
const idsOf = (notes: readonly Note[]) => notes.map(({ id }) => id);

describe('The notes about all courses', () => {
  it('are found by all keywords, in text and titles, in any letter case and width', () => {
    const notes = [aNote({ id: 'a' }), aNote({ id: 'b', text: 'Epsilon 语言' }), aNote({ id: 'c', lessonTitle: '' })];
    const found = ['', '  ', 'LIMIT', 'ＥＰＳＩＬＯＮ 微积分', '要点 极限', 'x', '.*'].map((keywords) =>
      idsOf(notesWith(notes, keywords)),
    );
    expect(found).to.deep.equal([['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b'], ['b'], ['a'], [], []]);
  });

  it('are by course, the newest note first, then by lesson and second, under the newest titles', () => {
    const notes = [
      aNote({ id: 'a', lessonId: 9, writtenAt: 3, courseTitle: '' }),
      aNote({ id: 'b', lessonId: 3, atS: 9, writtenAt: 2, lessonTitle: '新' }),
      aNote({ id: 'c', lessonId: 3, atS: 1, courseTitle: '旧', lessonTitle: '旧' }),
      aNote({ id: 'd', courseId: 6, courseTitle: '', writtenAt: 4 }),
    ];
    const shown = notesByCourse(notes).map(({ course, groups, count }) => [
      ...[course.title, count],
      ...groups.map(({ lesson, notes: own }) => `${lesson.title} ${idsOf(own).join('')}`),
    ]);
    expect(shown).to.deep.equal([
      ['', 1, '极限 Limit d'],
      ['微积分', 3, '新 cb', '极限 Limit a'],
    ]);
  });

  it('are on pages of 50, none lost and none twice', () => {
    const ids = fc.array(fc.record({ courseId: fc.nat(4), lessonId: fc.nat(4) }), { maxLength: 160, size: 'max' });
    fc.assert(
      fc.property(ids, (about) => {
        const courses = notesByCourse(about.map((where, index) => aNote({ ...where, id: String(index), atS: index })));
        const list = (shown: typeof courses) =>
          shown.flatMap(({ groups }) => groups.flatMap(({ notes }) => idsOf(notes)));
        const pages = [1, 2, 3, 4, 5].map((page) => list(pageOfNotes(courses, page)));
        expect(pages.flat()).to.deep.equal(list(courses));
        const groups = pageOfNotes(courses, 2).map((course) => course.groups);
        for (const part of [...groups, ...groups.flat().map((group) => group.notes)])
          expect(part).not.to.deep.equal([]);
        for (const [index, page] of pages.entries())
          expect(page.length).to.equal(Math.min(50, Math.max(0, about.length - 50 * index)));
      }),
    );
  });

  it('have an address whose keyword is cut as that of a search, and is written as it is read', () => {
    const long = `${'a'.repeat(99)}😀b`;
    expect(readNotesAddress(`?q=${encodeURIComponent(long)}`).keywords).to.equal(`${'a'.repeat(99)}😀`);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 130, size: 'max' }), (text) => {
        const written = notesAddress({ keywords: text, page: 2 });
        const read = readNotesAddress(new URL(written, 'https://site.example').search);
        expect(notesAddress(read)).to.equal(written);
        expect(read.keywords).to.equal(
          readSearchAddress(searchAddress({ keywords: text, type: '', page: 1 }).replace('/search', '')).keywords,
        );
      }),
    );
  });

  it('have an address with the keywords and the page', () => {
    expect(notesAddress({ keywords: ' a&b ', page: 2 })).to.equal('/member/notes?q=a%26b&page=2');
    expect(readNotesAddress('?q=a%26b&page=2')).to.deep.equal({ keywords: 'a&b', page: 2 });
    expect(readNotesAddress(`?q=${'x'.repeat(1000)}`).keywords).to.have.length(SEARCH_KEYWORD_LENGTH);
    expect([notesAddress({ keywords: ' ', page: 1 }), readNotesAddress('')]).to.deep.equal([
      '/member/notes',
      { keywords: '', page: 1 },
    ]);
  });
});

describe('The notes about a lesson', () => {
  const notes = [aNote({ id: 'b', atS: 20 }), aNote({ id: 'a', atS: 5 }), aNote({ id: 'x', lessonId: 3, atS: 7 })];

  it('follow each other in the order of the video, the first after the last', () => {
    const next = [0, 4.4, 4.5, 5, 19, 20, 99].map((position) => noteAfter(notes, 2, position)?.id);
    expect(next).to.deep.equal(['a', 'a', 'b', 'b', 'b', 'a', 'a']);
    expect(noteAfter(notes, 4, 0)).to.equal(undefined);
  });

  it('have marks on the bar, at most 201, none beyond the end or without a duration', () => {
    expect(noteMarks(notes, 2, 20)).to.deep.equal([25, 100]);
    expect([undefined, 0, Infinity, NaN, 4].map((durationS) => noteMarks(notes, 2, durationS))).to.deep.equal(
      Array.from({ length: 5 }, () => []),
    );
    expect(noteMarks([aNote({ atS: 0 })], 2, 0)).to.deep.equal([]);
    const many = Array.from({ length: 6000 }, (_, atS) => aNote({ atS }));
    expect(noteMarks(many, 2, 6000)).to.have.length(201);
  });
});
