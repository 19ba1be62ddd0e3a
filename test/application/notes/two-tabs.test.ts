import { expect } from 'chai';
import fc from 'fast-check';
import { defer, NEVER, of, type Subscription, VirtualTimeScheduler } from 'rxjs';

import { WebNoteStore } from '../../../src/adapters/browser/note-store.js';
import { type MemberNotes, type NoteTarget, Notes } from '../../../src/application/notes/notes.js';
import type { Note } from '../../../src/domain/notes/note.js';
import type { MemberGateway } from '../../../src/domain/ports/account-gateway.js';
import { Session } from '../../../src/domain/session/session.js';
import { memberOfToken } from '../../../src/domain/session/token-member.js';
import { FakeStorages, type StorageCondition } from '../../contract/rigs/fake-storages.js';
import { aMember } from '../../support/sessions.js';

const COURSE = 5;
const PREFIX = 'course-site-notes:';

type Step =
  | {
      readonly do: 'begin' | 'close' | 'remove' | 'undo' | 'reload' | 'clear' | 'sign-out' | 'expire';
      readonly tab: 0 | 1;
    }
  | { readonly do: 'edit' | 'save' | 'type'; readonly tab: 0 | 1; readonly which: number }
  | { readonly do: 'sign-in'; readonly tab: 0 | 1; readonly member: number }
  | { readonly do: 'storage'; readonly becomes: StorageCondition }
  | { readonly do: 'members'; readonly answer: boolean }
  | { readonly do: 'hold' | 'deliver' | 'empty-storage' }
  | { readonly do: 'set-clock'; readonly byMs: number };

const tab = fc.constantFrom<0 | 1>(0, 1);
const which = fc.nat(20);
const STEP: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('begin'), tab }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('edit', 'type'), tab, which }) },
  { weight: 14, arbitrary: fc.record({ do: fc.constantFrom('save'), tab, which }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('remove', 'undo', 'close', 'reload'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('sign-out', 'expire', 'clear'), tab }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('sign-in'), tab, member: fc.constantFrom(1, 2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('storage'),
      becomes: fc.constantFrom('works', 'works', 'works', 'full', 'forbidden', 'read-only', 'ignores-changes'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('members'), answer: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('hold', 'deliver', 'deliver') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('empty-storage') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('set-clock'), byMs: fc.integer({ min: -9, max: 9 }) }) },
);

/** An open field, with what its member has typed. The text names its writer. */
interface Field {
  readonly target: NoteTarget;
  readonly base: Note | undefined;
  text: string;
}

/** One tab with the lesson page open: the real session and notes over the storage of the browser. */
class Tab {
  shown: MemberNotes = { owner: undefined, notes: [], onDevice: 0, isForbidden: false };
  field: Field | undefined;
  removed: Note | undefined;
  notes: Notes;
  session: Session;
  private work: Subscription | undefined;
  private readonly page;

  constructor(
    private readonly browser: Browser,
    private readonly number: number,
  ) {
    this.page = browser.storages.openTab();
    [this.session, this.notes] = this.load();
  }

  /** The member whose token the tab has stored. */
  get member(): number | undefined {
    const token = this.page.store.read('token');
    return token === undefined ? undefined : memberOfToken(token);
  }

  reload(): void {
    this.work?.unsubscribe();
    [this.session, this.notes] = this.load();
    this.field = undefined;
    this.removed = undefined;
  }

  leave(): void {
    this.work?.unsubscribe();
  }

  private load(): [Session, Notes] {
    const { store, local, window } = this.page;
    const members: MemberGateway = {
      detail: () => defer(() => (this.browser.membersAnswer ? of(aMember().withId(this.member ?? 0)) : NEVER)),
      unreadCount: () => NEVER,
    };
    const session = new Session(members, store);
    this.work = session.run().subscribe();
    const random = () => (this.number + 1) / 10;
    const notes = new Notes(
      new WebNoteStore(local, window, this.browser.time),
      session,
      store,
      this.browser.time,
      random,
    );
    this.work.add(
      notes.watch(COURSE).subscribe((shown) => {
        this.shown = shown;
      }),
    );
    return [session, notes];
  }
}

class Browser {
  readonly storages = new FakeStorages();
  readonly time = new VirtualTimeScheduler();
  membersAnswer = true;
  private readonly tabs = [new Tab(this, 0), new Tab(this, 1)] as const;
  /** The text of every note that was reported as saved and not removed, by id. */
  private readonly expected = new Map<string, string>();
  private steps = 0;

  /** Collects what the attempts to save led to. */
  constructor(private readonly outcomes: Set<string>) {}

  private tokens = 0;

  take(step: Step): void {
    this.steps += 1;
    this.time.frame += 1;
    const before = this.stored();
    if ('tab' in step) this.act(this.tabs[step.tab], step, before);
    else if (step.do === 'storage') this.setStorage(step.becomes);
    else if (step.do === 'members') this.membersAnswer = step.answer;
    else if (step.do === 'set-clock') this.time.frame = Math.max(0, this.time.frame + step.byMs);
    else if (step.do === 'empty-storage') this.emptyStorage();
    else {
      this.storages.holdsEvents = step.do === 'hold';
      if (step.do === 'deliver') this.storages.deliver();
    }
    this.check();
  }

  leave(): void {
    for (const tab of this.tabs) tab.leave();
  }

  /** The visitor clears the data of the site in the browser: notes and sign-in are gone, and the tabs learn it. */
  private emptyStorage(): void {
    this.storages.clear();
    this.expected.clear();
  }

  /** A browser that forbids its storage, or allows it again, loads its pages again. */
  private setStorage(becomes: StorageCondition): void {
    const isReloaded = (this.storages.condition === 'forbidden') !== (becomes === 'forbidden');
    this.storages.condition = becomes;
    if (isReloaded) for (const tab of this.tabs) tab.reload();
  }

  private act(here: Tab, step: Extract<Step, { tab: unknown }>, before: ReadonlyMap<string, string>): void {
    const { notes, session } = here;
    switch (step.do) {
      case 'begin':
        here.field ??= { target: this.target(here.shown.owner), base: undefined, text: this.textOf(here.shown.owner) };
        break;
      case 'edit': {
        const base = here.shown.notes[step.which % (here.shown.notes.length || 1)];
        if (base) here.field = { target: this.target(here.shown.owner), base, text: this.textOf(here.shown.owner) };
        break;
      }
      case 'type':
        if (here.field) {
          here.field.text = step.which === 0 ? ' ' : this.textOf(here.field.target.owner);
          notes.keepDraft({ atS: 1, text: here.field.text }, here.field.target, here.field.base);
        }
        break;
      case 'save':
        if (here.field) this.save(here, here.field, before);
        break;
      case 'close':
        here.field = undefined;
        break;
      case 'remove': {
        const [note] = here.shown.notes;
        if (note && notes.remove([note.id])) {
          here.removed = note;
          this.expected.delete(note.id);
        }
        break;
      }
      case 'undo':
        if (here.removed && notes.restore(here.removed)) this.expected.set(here.removed.id, here.removed.text);
        break;
      case 'clear': {
        const { owner } = here.shown;
        const isCleared = notes.removeAll({ owner });
        const left = this.stored();
        for (const id of this.expected.keys())
          if (id.startsWith(`${String(owner)}.`) && (isCleared || !left.has(id))) this.expected.delete(id);
        break;
      }
      case 'reload':
        here.reload();
        break;
      case 'sign-out':
        session.end();
        break;
      case 'expire':
        session.expire();
        break;
      case 'sign-in':
        this.tokens += 1;
        session.begin(tokenOf(step.member, this.tokens));
        break;
    }
  }

  private save(here: Tab, field: Field, before: ReadonlyMap<string, string>): void {
    const { target, base, text } = field;
    const outcome = here.notes.save(target, text, base);
    this.outcomes.add(outcome.kind === 'refused' ? outcome.why : outcome.kind);
    const after = this.stored();
    if (outcome.kind === 'refused') {
      expect([...after], 'a refused note changes nothing').to.deep.equal([...before]);
      const isWritable = this.storages.condition === 'works' && target.owner !== undefined && text.trim() !== '';
      expect(isWritable, 'a working storage refuses no note').to.equal(false);
      return;
    }
    const added = [...after.keys()].filter((id) => !before.has(id));
    expect(added, 'one note more').to.have.length(1);
    const [id = ''] = added;
    expect(id.startsWith(`${String(target.owner)}.${COURSE}.`), 'stored for its writer').to.equal(true);
    this.expected.set(id, text);
    if (base !== undefined && outcome.kind === 'saved') {
      expect(this.expected.get(base.id), 'only the text that was edited is replaced').to.equal(base.text);
      this.expected.delete(base.id);
    }
    here.field = undefined;
  }

  private check(): void {
    const stored = this.stored();
    const texts = new Map([...stored].map(([id, value]) => [id, (JSON.parse(value) as { text: string }).text]));
    expect(sorted(texts), 'no note lost, none returned').to.deep.equal(sorted(this.expected));
    for (const [index, here] of this.tabs.entries()) this.checkTab(here, index);
  }

  private checkTab(here: Tab, index: number): void {
    const { owner, notes } = here.shown;
    for (const { id, text } of notes) {
      expect(id, 'none displayed to another member').to.match(new RegExp(`^${String(owner)}\\.${COURSE}\\.`));
      expect(text).to.match(new RegExp(`^member ${String(owner)} `));
    }
    // Until its event arrives, a tab displays what it had.
    if (this.storages.holdsEvents) return;
    this.storages.deliver();
    this.time.flush();
    const draft = here.notes.draft(this.target(here.member))?.text;
    if (draft !== undefined && draft.trim() !== '')
      expect(draft).to.match(new RegExp(`^member ${String(here.member)} `));
    if (this.storages.condition === 'forbidden') return;
    expect(here.shown.owner, `tab ${index} has the notes of its member`).to.equal(here.member);
    const own = [...this.expected].filter(([id]) => id.startsWith(`${String(here.member)}.${COURSE}.`));
    expect(sorted(new Map(here.shown.notes.map(({ id, text }) => [id, text])))).to.deep.equal(sorted(new Map(own)));
  }

  private stored(): ReadonlyMap<string, string> {
    return new Map(
      [...this.storages.local]
        .filter(([name]) => name.startsWith(PREFIX))
        .map(([name, value]) => [name.slice(PREFIX.length), value]),
    );
  }

  private target(owner: number | undefined): NoteTarget {
    return { owner, courseId: COURSE, courseTitle: '课程', lessonId: 2, lessonTitle: '第2课', atS: this.steps };
  }

  private textOf(owner: number | undefined): string {
    return `member ${String(owner)} wrote ${String(this.steps)}`;
  }
}

function sorted(texts: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Only the subject of the payload is read. */
function tokenOf(member: number, number: number): string {
  return `h.${Buffer.from(JSON.stringify({ sub: String(member) })).toString('base64url')}.s${String(number)}`;
}

describe('Notes in two tabs, through sign-out, expiry, other members and a storage that refuses them,', () => {
  it('are never lost without a word, and never displayed to another member: 10,000 actions', () => {
    let actions = 0;
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 200, size: 'max' }), (steps) => {
        actions += steps.length;
        const browser = new Browser(outcomes);
        try {
          browser.take({ do: 'sign-in', tab: 0, member: 1 });
          for (const step of steps) browser.take(step);
        } finally {
          browser.leave();
        }
      }),
      { numRuns: 160 },
    );
    expect(actions).to.be.at.least(10_000);
    expect([...outcomes]).to.have.members(['saved', 'stored-beside', 'empty', 'not-stored', 'signed-out']);
  }).timeout(60_000);
});
