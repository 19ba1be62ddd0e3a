import { expect } from 'chai';
import fc from 'fast-check';

import { notesFileName } from '../../../src/domain/notes/notes-as-markdown.js';
import { groupNotes, judgeNote, type Note, readNote, writeNote } from '../../../src/domain/notes/note.js';
import { aLesson } from '../../support/courses.js';

function aNote(changes: Partial<Note> = {}): Note {
  return {
    id: '7.5.a',
    courseId: 5,
    courseTitle: '微积分',
    lessonId: 2,
    lessonTitle: '第2课',
    atS: 315,
    text: '要点',
    writtenAt: 1,
    ...changes,
  };
}

describe('A note', () => {
  it('is read as it was written, whatever its text contains', () => {
    const texts = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => judgeNote(text, 0).kind === 'ready');
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, atS, writtenAt) => {
        const note = aNote({ text, atS, writtenAt });
        expect(readNote(note.id, writeNote(note))).to.deep.equal(note);
      }),
    );
  });

  it('takes no space for a title of its course that is not known', () => {
    expect(writeNote(aNote({ courseTitle: '' }))).not.to.contain('course');
  });

  it('is none where the stored value is something else', () => {
    const values = ['', 'x', 'null', '[]', '{}', '{"lesson":2,"at":3}', '{"lesson":2,"at":3,"text":" "}'];
    const odd = [
      '{"lesson":"2","at":3,"text":"x"}',
      '{"lesson":2,"at":-1,"text":"x"}',
      '{"lesson":2,"at":1.5,"text":"x"}',
    ];
    expect([undefined, ...values, ...odd].map((value) => readNote('7.5.a', value))).to.deep.equal(
      Array.from({ length: 11 }, () => undefined),
    );
    for (const titles of ['', '"course":5,"title":6,']) {
      const { courseTitle, lessonTitle } = readNote('7.5.a', `{${titles}"lesson":2,"at":3,"text":"x"}`) ?? {};
      expect([courseTitle, lessonTitle], 'without titles it is one').to.deep.equal(['', '']);
    }
    fc.assert(fc.property(fc.json(), (value) => void readNote('7.5.a', value)));
  });

  it('has a text that can be seen, of at most 1000 characters, and there are at most 500 about a course', () => {
    const kinds = ['', ' \n ', '\u200b', '字'.repeat(1000), '😀'.repeat(1000), '字'.repeat(1001)].map(
      (text) => judgeNote(text, 499).kind,
    );
    expect(kinds).to.deep.equal(['empty', 'empty', 'empty', 'ready', 'ready', 'too-long']);
    expect(judgeNote('x', 500).kind).to.equal('too-many');
    expect(judgeNote('  第一行\n第二行 \ud83d', 0)).to.deep.equal({ kind: 'ready', text: '第一行\n第二行 \ufffd' });
  });
});

describe('The notes about a course', () => {
  const lessons = [aLesson(3), aLesson(4), aLesson(2)];

  it('are in the order of the directory and of the video; lessons that it does not list follow', () => {
    const notes = [
      aNote({ id: 'a', lessonId: 9, lessonTitle: '下架的课' }),
      aNote({ id: 'b', atS: 20 }),
      aNote({ id: 'c', atS: 3, writtenAt: 2 }),
      aNote({ id: 'd', atS: 3 }),
      aNote({ id: 'e', lessonId: 3 }),
    ];
    const groups = groupNotes(notes, lessons).map((group) => [group.lesson.title, ...group.notes.map(({ id }) => id)]);
    expect(groups).to.deep.equal([
      ['第3课', 'e'],
      ['第2课', 'd', 'c', 'b'],
      ['下架的课', 'a'],
    ]);
  });

  it('are none lost and none twice, whatever lessons there are', () => {
    const ids = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.array(ids), fc.uniqueArray(ids), (about, listed) => {
        const notes = about.map((lessonId, index) => aNote({ id: String(index), lessonId }));
        const grouped = groupNotes(
          notes,
          listed.map((id) => aLesson(id)),
        ).flatMap((group) => group.notes);
        expect(grouped).to.have.members(notes).and.to.have.length(notes.length);
      }),
    );
  });

  it('are in a file with a name that every system accepts', () => {
    expect(notesFileName('a/b:c*?')).to.equal('a b c   笔记.md');
    expect(notesFileName('课'.repeat(81))).to.equal(`${'课'.repeat(80)} 笔记.md`);
    expect(notesFileName('')).to.equal('笔记.md');
  });
});
