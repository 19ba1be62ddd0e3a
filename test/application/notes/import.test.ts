import { expect } from 'chai';
import fc from 'fast-check';
import { BehaviorSubject, VirtualTimeScheduler } from 'rxjs';

import { MemoryNoteStore } from '../../../src/adapters/memory/browser/note-store.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { Notes } from '../../../src/application/notes/notes.js';
import { notesByCourse } from '../../../src/domain/notes/found-notes.js';
import { type Note, writeNote } from '../../../src/domain/notes/note.js';
import { notesAsMarkdown } from '../../../src/domain/notes/notes-as-markdown.js';
import { notesFromMarkdown } from '../../../src/domain/notes/notes-from-markdown.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aMember, anonymous, sessionOf, signedIn } from '../../support/sessions.js';
import { watching } from '../../support/watching.js';

const NOTE = { courseTitle: '微积分', lessonId: 2, lessonTitle: '第2课', atS: 315, text: '要点', writtenAt: 1 };

class CountingNoteStore extends MemoryNoteStore {
  reads = 0;

  override read(id: string): string | undefined {
    this.reads += 1;
    return super.read(id);
  }
}

/** A device of the member 7 with notes under these ids. */
function aDevice(stored: Readonly<Record<string, Partial<typeof NOTE>>> = {}) {
  const store = new CountingNoteStore();
  for (const [id, changes] of Object.entries(stored)) store.write(id, writeNote({ ...NOTE, ...changes }));
  const session$ = new BehaviorSubject<SessionState>(signedIn(aMember().withId(7)));
  const notes = new Notes(store, sessionOf(session$), new MemoryVisitStore(), new VirtualTimeScheduler(), () => 0.5);
  const all = () => watching(notes.watch()).values[0]?.notes ?? [];
  return { store, notes, session$, all };
}

const exported = (notes: readonly Note[]) => notesAsMarkdown(notesByCourse(notes), 'https://old.example');
const contents = (notes: readonly Note[]) => notes.map((note) => JSON.stringify({ ...note, id: '' })).sort();
const nothing = { ids: [], known: 0, tooMany: 0, notStored: 0, unreadable: 0 };

describe('Notes of a file', () => {
  it('are on another device what they were, and none is added twice or overwritten', () => {
    const note = fc.record({
      course: fc.integer({ min: 1, max: 3 }),
      atS: fc.nat(5),
      text: fc.constantFrom('一', '二\n三', '# x', '\\'),
      writtenAt: fc.nat(9),
    });
    const name = ({ course, atS, text }: { course: number; atS: number; text: string }) => `${course} ${atS} ${text}`;
    const some = fc.uniqueArray(note, { selector: name });
    fc.assert(
      fc.property(some, some, (here, there) => {
        const deviceOf = (own: typeof here) =>
          aDevice(
            Object.fromEntries(
              own.map(({ course, ...changes }, index) => [`7.${course}.${index}`, { lessonId: course, ...changes }]),
            ),
          );
        const [from, to] = [deviceOf(here), deviceOf(there)];
        const file = notesFromMarkdown(exported(from.all()));
        const before = new Map(to.store.ids().map((id) => [id, to.store.read(id)]));
        const added = to.notes.add(file.notes);
        const news = here.filter((each) => !there.some((own) => name(own) === name(each)));
        expect(added).to.deep.include({ ...nothing, ids: added.ids, known: here.length - news.length });
        expect(added.ids).to.have.length(news.length);
        for (const [id, value] of before) expect(to.store.read(id)).to.equal(value);
        if (there.length === 0) expect(contents(to.all())).to.deep.equal(contents(from.all()));
        expect(to.notes.add(file.notes)).to.deep.equal({ ...nothing, known: here.length });
        expect(to.notes.remove(added.ids), 'undone').to.equal(true);
        expect(new Map(to.store.ids().map((id) => [id, to.store.read(id)]))).to.deep.equal(before);
      }),
      { numRuns: 200 },
    );
  });

  it('are left out with the reason: too many about a course, no space, no member', () => {
    const file = Array.from({ length: 502 }, (_, index) => ({ ...NOTE, courseId: 5, atS: index }));
    const { notes, store, session$ } = aDevice({ '7.5.a': { atS: 501 } });
    const { ids, ...left } = notes.add(file);
    expect([ids.length, left]).to.deep.equal([499, { known: 1, tooMany: 2, notStored: 0, unreadable: 0 }]);
    store.isFull = true;
    expect(notes.add([{ ...NOTE, courseId: 6 }])).to.deep.equal({ ...nothing, notStored: 1 });
    store.isFull = false;
    expect(notes.add([{ ...NOTE, courseId: 6, text: '字'.repeat(1001) }])).to.deep.equal({ ...nothing, unreadable: 1 });
    session$.next(anonymous);
    expect(notes.add([{ ...NOTE, courseId: 6 }])).to.deep.equal({ ...nothing, notStored: 1 });
  });

  it('are 6,000 with two reads of each stored note, and every note is parsed once', () => {
    const { notes, store } = aDevice({ '7.99.a': {} });
    const file = Array.from({ length: 6000 }, (_, index) => ({ ...NOTE, courseId: 1 + (index % 20), atS: index }));
    const shown = watching(notes.watch());
    expect([notes.add(file).ids.length, shown.values.length]).to.deep.equal([6000, 2]);
    expect(store.reads).to.be.at.most(6004);
    store.reads = 0;
    notes.remove(shown.values[1]?.notes.slice(0, 1).map(({ id }) => id) ?? []);
    expect([store.reads, shown.values[2]?.notes.length]).to.deep.equal([0, 6000]);
  });

  it('are those of the device also where an editor has changed the line ends', () => {
    const { notes } = aDevice({ '7.5.a': { text: '一\n二' } });
    const file = ['一\r二', '一\r\n二'].map((text) => ({ ...NOTE, courseId: 5, text }));
    expect(notes.add(file)).to.deep.equal({ ...nothing, known: 2 });
  });

  it('are distinguished from a storage that is forbidden', () => {
    const { notes, store } = aDevice({ '7.5.a': {} });
    store.isForbidden = true;
    expect(watching(notes.watch()).values[0]).to.deep.include({ notes: [], isForbidden: true });
  });
});
