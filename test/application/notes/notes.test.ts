import { expect } from 'chai';
import { BehaviorSubject, VirtualTimeScheduler } from 'rxjs';

import { MemoryNoteStore } from '../../../src/adapters/memory/browser/note-store.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { type NoteTarget, Notes } from '../../../src/application/notes/notes.js';
import { NOTES_STORED_MAX } from '../../../src/domain/notes/limits.js';
import { writeNote } from '../../../src/domain/notes/note.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aMember, anonymous, sessionOf, signedIn } from '../../support/sessions.js';
import { watching } from '../../support/watching.js';

const ME = 7;
const TARGET: NoteTarget = { owner: ME, courseId: 5, courseTitle: '课程', lessonId: 2, lessonTitle: '第2课', atS: 315 };

/** Counts how often the list of notes and single notes are read. */
class CountingNoteStore extends MemoryNoteStore {
  lists = 0;
  reads = 0;

  override ids(): readonly string[] {
    this.lists += 1;
    return super.ids();
  }

  override read(id: string): string | undefined {
    this.reads += 1;
    return super.read(id);
  }
}

function aDevice(random = 0.5) {
  const store = new CountingNoteStore();
  const visits = new MemoryVisitStore();
  const session$ = new BehaviorSubject<SessionState>(signedIn(aMember().withId(ME)));
  const time = new VirtualTimeScheduler();
  const notes = new Notes(store, sessionOf(session$), visits, time, () => random);
  const texts = () => watching(notes.watch(5)).values[0]?.notes.map(({ text }) => text);
  return { store, notes, texts, session$, time };
}

describe('Notes', () => {
  it('are two where two are saved in the same moment', () => {
    const { notes, texts } = aDevice();
    expect([notes.save(TARGET, '一'), notes.save(TARGET, '二'), notes.save(TARGET, '三')]).to.deep.equal(
      Array.from({ length: 3 }, () => ({ kind: 'saved' })),
    );
    expect(texts()).to.deep.equal(['一', '二', '三']);
  });

  it('stay what they were where an edit changes nothing, and keep their place where it does', () => {
    const { notes, store, texts, time } = aDevice();
    notes.save(TARGET, '一');
    time.frame = 1000;
    const [note] = watching(notes.watch(5)).values[0]?.notes ?? [];
    const [id] = store.ids();
    expect([notes.save(TARGET, ' 一 ', note), store.ids()]).to.deep.equal([{ kind: 'saved' }, [id]]);
    store.erase(id ?? '');
    expect(notes.save(TARGET, '一', note), 'another tab has deleted it').to.deep.equal({ kind: 'stored-beside' });
    expect(texts()).to.deep.equal(['一']);
    notes.removeAll({ owner: ME });
    store.write(id ?? '', writeNote(note ?? { ...TARGET, text: '', writtenAt: 0 }));
    notes.save(TARGET, '二', note);
    const [edited] = watching(notes.watch(5)).values[0]?.notes ?? [];
    expect([texts(), edited?.writtenAt, edited?.atS]).to.deep.equal([['二'], 0, 315]);
    expect(notes.save(TARGET, '', edited)).to.deep.equal({ kind: 'refused', why: 'empty' });
    expect(texts()).to.deep.equal(['二']);
  });

  it('have the time when they were first written, also after an edit', () => {
    const { notes, time } = aDevice();
    const stored = () => watching(notes.watch(5)).values[0]?.notes[0];
    time.frame = 1000;
    notes.save(TARGET, '一');
    time.frame = 2000;
    notes.save(TARGET, '二', stored());
    expect(stored()).to.include({ text: '二', writtenAt: 1000 });
  });

  it('have different ids where two tabs save at the same moment', () => {
    const [one, other] = [aDevice(0.5), aDevice(0.25)];
    one.notes.save(TARGET, '一');
    other.notes.save(TARGET, '一');
    expect(one.store.ids()).not.to.deep.equal(other.store.ids());
  });

  it('can be removed one by one and restored, or removed all together', () => {
    const { notes, store, texts } = aDevice();
    for (const text of ['一', '二', '三']) notes.save(TARGET, text);
    const [note] = watching(notes.watch(5)).values[0]?.notes ?? [];
    if (note === undefined) throw new Error('no note');
    expect([notes.remove([note.id]), texts()]).to.deep.equal([true, ['二', '三']]);
    expect([notes.restore(note), texts()]).to.deep.equal([true, ['二', '三', '一']]);
    store.write('8.5.a', writeNote(note));
    expect([notes.removeAll({ owner: ME }), store.ids()]).to.deep.equal([true, ['8.5.a']]);
    expect(notes.removeAll({ owner: ME }), 'there are none').to.equal(false);
  });

  it('are not reported as removed where the browser preserves one of them', () => {
    const { notes, store } = aDevice();
    for (const text of ['一', '二']) notes.save(TARGET, text);
    const [first] = store.ids();
    const erase = store.erase.bind(store);
    store.erase = (id) => id !== first && erase(id);
    expect([notes.removeAll({ owner: ME }), store.ids()]).to.deep.equal([false, [first]]);
  });

  it('are listed at most twice per action, and change once, whether 10 or 6,000 are stored', () => {
    const work = [10, 6000].map((count) => {
      const { notes, store } = aDevice();
      for (let index = 0; index < count; index += 1)
        store.write(`7.${index % 20}.${index}`, writeNote({ ...TARGET, text: '要点', writtenAt: index }));
      const shown = watching(notes.watch(5));
      const [note] = shown.values[0]?.notes ?? [];
      if (note === undefined) throw new Error('no note');
      return [
        () => notes.save(TARGET, '一'),
        () => notes.save(TARGET, '二', note),
        () => notes.remove([note.id]),
        () => notes.restore(note),
        () => notes.removeAll({ owner: ME }),
      ].map((act) => {
        const before = { lists: store.lists, reads: store.reads, shown: shown.values.length };
        act();
        // Every value at most twice: once to measure all of them, once for the list.
        expect(store.reads - before.reads).to.be.at.most(2 * (count + 2));
        return { lists: store.lists - before.lists, changes: shown.values.length - before.shown };
      });
    });
    const [twice, once] = [2, 1].map((lists) => ({ lists, changes: 1 }));
    for (const actions of work) expect(actions).to.deep.equal([twice, twice, once, twice, twice]);
  });

  it('are none where the visitor has not signed in, and leave out a damaged one', () => {
    const { notes, store, session$, texts } = aDevice();
    store.write('7.5.a', '{');
    expect(texts()).to.deep.equal([]);
    session$.next(anonymous);
    const expected = { owner: undefined, notes: [], onDevice: 0, isForbidden: false };
    expect(watching(notes.watch(5)).values[0]).to.deep.equal(expected);
  });

  it('are at most 500 about a course; one of the 500 can still be edited', () => {
    const { notes } = aDevice();
    for (let count = 0; count < 500; count += 1) notes.save(TARGET, `第${count}条`);
    const shown = watching(notes.watch(5)).values[0];
    expect([shown?.notes.length, shown?.onDevice]).to.deep.equal([500, 500]);
    expect(notes.save(TARGET, '多一条')).to.deep.equal({ kind: 'refused', why: 'too-many' });
    expect(notes.save(TARGET, '改一条', shown?.notes[0])).to.deep.equal({ kind: 'saved' });
    expect(notes.save({ ...TARGET, courseId: 6 }, '别的课')).to.deep.equal({ kind: 'saved' });
    const counts = [5, 6, undefined].map((course) => watching(notes.watch(course)).values[0]?.notes.length);
    expect(counts).to.deep.equal([500, 1, 501]);
  });

  it('leave space for everything else that the site stores', () => {
    const { notes, store } = aDevice();
    store.write('8.1.a', 'x'.repeat(1_999_950));
    expect(notes.save(TARGET, '放不下')).to.deep.equal({ kind: 'refused', why: 'not-stored' });
    store.erase('8.1.a');
    const note = { ...TARGET, id: '7.5.a', text: '刚好', writtenAt: 0 };
    const free = NOTES_STORED_MAX - writeNote(note).length;
    store.write('8.1.a', 'x'.repeat(free + 1));
    expect(notes.restore(note)).to.equal(false);
    store.write('8.1.a', 'x'.repeat(free));
    expect(notes.restore(note)).to.equal(true);
    store.erase('7.5.a');
    const added = notes.add([note, { ...note, atS: 9 }]);
    expect([added.ids.length, added.notStored], 'one of two').to.deep.equal([1, 1]);
    store.erase('8.1.a');
    expect(notes.save(TARGET, '放得下')).to.deep.equal({ kind: 'saved' });
  });

  it('return as a draft until they are saved, to their writer only', () => {
    const { notes, session$ } = aDevice();
    const owners = watching(notes.owner$);
    notes.keepDraft({ atS: 315, text: '写到一半\n还有' }, TARGET);
    expect(notes.draft(TARGET)).to.deep.equal({ atS: 315, text: '写到一半\n还有' });
    expect(notes.draft({ ...TARGET, lessonId: 3 })).to.equal(undefined);
    session$.next(signedIn(aMember().withId(8)));
    expect([notes.draft(TARGET), notes.draft({ ...TARGET, owner: 8 })]).to.deep.equal([undefined, undefined]);
    session$.next(signedIn(aMember().withId(ME)));
    expect(owners.values).to.deep.equal([ME, 8, ME]);
    notes.keepDraft({ atS: 1_234_567, text: '一' }, TARGET);
    expect(notes.draft(TARGET), 'no lesson has this second').to.equal(undefined);
    notes.keepDraft({ atS: 9, text: ' \u200b\u3164\n' }, TARGET);
    expect(notes.draft(TARGET), 'nothing of it can be seen').to.equal(undefined);
  });
});
