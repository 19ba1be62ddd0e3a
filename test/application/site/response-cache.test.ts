import { expect } from 'chai';
import { NEVER, type Observable, of, Subject } from 'rxjs';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { Loader } from '../../../src/application/site/loader.js';
import { isSameData } from '../../../src/application/site/response-cache.js';
import type { Loading } from '../../../src/domain/kernel/loading.js';
import { ANSWER_CACHE_MS, CACHED_ANSWERS_MAX } from '../../../src/domain/limits.js';
import { aPlace, FakeNavigator } from '../../support/fake-navigator.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { Question } from '../../support/question.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const OFFLINE = { kind: 'offline' } as const;
const LOADING = { kind: 'loading' } as const;
const ready = (value: unknown): Loading<unknown> => ({ kind: 'ready', value, renewing: false });

function aVisit() {
  const navigator = new FakeNavigator();
  const store = FakeVisitStore.with({ token: 'ada' });
  const time = new VirtualClock();
  const log = new RecordingLog();
  const loader = new Loader(new ErrorReporter(new RecordingNotifier(), log), { navigator, store, time });
  const memory = loader.memory<unknown>();
  const retries = new Subject<void>();
  /** A view that makes the request `asked`, and all states that it has shown. */
  const look = (asked: string, question: Question<unknown>) =>
    watching(loader.load(question.ask(), retries).pipe(memory.wrap(asked)));
  return {
    navigator,
    store,
    time,
    log,
    memory,
    retries,
    look,
    /** What a view of this request shows before the server answers. */
    shows: (asked: string) => look(asked, new Question()).values,
    /** A view that gets its answer and is then unmounted. */
    see: (asked: string, answer: unknown) => {
      const question = new Question<unknown>();
      const view = look(asked, question);
      question.answer(answer);
      view.stop();
    },
    comeBack: () => {
      navigator.location$.next(aPlace('/', 'pop'));
    },
  };
}

/** A visitor who has seen an answer to "one" and has gone back to its page, which requests it again. */
function backAt(answer: unknown = 'old') {
  const visit = aVisit();
  visit.see('one', answer);
  visit.comeBack();
  const question = new Question<unknown>();
  return { ...visit, question, view: visit.look('one', question) };
}

describe('ResponseCache', () => {
  it('shows on Back what was seen a moment ago, asks again, and says nothing more when that is still so', () => {
    const { question, view } = backAt({ items: [1] });
    expect(view.values).to.deep.equal([ready({ items: [1] })]);
    expect(question.waiting).to.equal(1);
    question.answer({ items: [1] });
    expect(view.values).to.have.lengthOf(1);
  });

  it('puts another answer in its place, without a wait between, and keeps that one', () => {
    const { question, view, shows } = backAt();
    question.answer('new');
    expect(view.values).to.deep.equal([ready('old'), ready('new')]);
    expect(shows('one')).to.deep.equal([ready('new')]);
  });

  it('knows that nothing was an answer', () => {
    const visit = aVisit();
    visit.see('latest', undefined);
    visit.comeBack();
    expect(visit.shows('latest')).to.deep.equal([ready(undefined)]);
  });

  it('leaves the kept answer on view when it cannot be asked again, and notes why', () => {
    const { question, view, log } = backAt();
    question.failWith({ kind: 'fault', cause: new TypeError('a bug') });
    expect([view.values, view.errors]).to.deep.equal([[ready('old')], []]);
    expect(log.lines).to.deep.equal(['error a fault of ours']);
  });

  it('says that it is gone, and does not show it again', () => {
    const { question, view, shows } = backAt();
    question.failWith({ kind: 'missing', message: '' });
    expect(view.values.at(-1)).to.deep.equal({ kind: 'gone' });
    expect(shows('one')).to.deep.equal([LOADING]);
  });

  it('waits for whoever did not come Back, for another question, and once it is forgotten', () => {
    const visit = aVisit();
    visit.see('one', 'old');
    expect(visit.shows('one')).to.deep.equal([LOADING]);
    visit.comeBack();
    expect(visit.shows('two')).to.deep.equal([LOADING]);
    visit.memory.forget('one');
    expect(visit.shows('one')).to.deep.equal([LOADING]);
  });

  it('waits once its time is over', () => {
    const visit = aVisit();
    visit.see('one', 'old');
    visit.comeBack();
    visit.time.advance(ANSWER_CACHE_MS - 1);
    expect(visit.shows('one')).to.deep.equal([ready('old')]);
    visit.time.advance(1);
    expect(visit.shows('one')).to.deep.equal([LOADING]);
  });

  it('keeps so many, and lets the oldest go', () => {
    const visit = aVisit();
    for (let asked = 0; asked <= CACHED_ANSWERS_MAX; asked++) visit.see(String(asked), asked);
    visit.comeBack();
    expect(visit.shows('0')).to.deep.equal([LOADING]);
    expect(visit.shows('1')).to.deep.equal([ready(1)]);
  });

  it('shows nobody what somebody else has seen, and has forgotten it when they are back', () => {
    const visit = aVisit();
    visit.see('one', "ada's");
    visit.comeBack();
    visit.store.erase('token');
    expect(visit.shows('one')).to.deep.equal([LOADING]);
    visit.store.write('token', 'ada');
    expect(visit.shows('one')).to.deep.equal([LOADING]);
  });

  for (const asksToo of [false, true]) {
    it(`stores no answer for a member who has gone${asksToo ? ', where the next member has sent a request meanwhile' : ''}`, () => {
      const visit = aVisit();
      const question = new Question<unknown>();
      visit.look('one', question);
      visit.store.write('token', 'grace');
      if (asksToo) visit.see('two', "grace's");
      question.answer("ada's");
      visit.comeBack();
      expect(visit.shows('one')).to.deep.equal([LOADING]);
      if (asksToo) expect(visit.shows('two')).to.deep.equal([ready("grace's")]);
    });
  }

  it('takes its usual course once it is asked anew', () => {
    const { question, view, retries } = backAt();
    question.answer('old');
    retries.next();
    question.failWith(OFFLINE);
    expect(view.values.slice(1)).to.deep.equal([{ kind: 'loading' }, { kind: 'failed', error: OFFLINE }]);
  });

  it('remembers each part of a list by itself', () => {
    const visit = aVisit();
    const loader = new Loader(new ErrorReporter(new RecordingNotifier(), visit.log), visit);
    const memory = loader.memory<string>();
    const pages = new Subject<number>();
    let answers$: Observable<string> = of('first');
    const watched = watching(
      loader.loadList(
        pages,
        () => answers$,
        NEVER,
        (page) => memory.wrap(String(page)),
      ),
    );
    pages.next(1);
    answers$ = of('second');
    pages.next(2);
    visit.comeBack();
    answers$ = NEVER;
    pages.next(1);
    expect(watched.values.at(-1)).to.deep.equal(ready('first'));
  });

  it('remembers nothing where nobody tells it who asks', () => {
    const memory = new Loader(new ErrorReporter(new RecordingNotifier(), new RecordingLog())).memory<string>();
    watching(of<Loading<string>>({ kind: 'ready', value: 'x', renewing: false }).pipe(memory.wrap('one')));
    const view = watching(of<Loading<string>>({ kind: 'loading' }).pipe(memory.wrap('one')));
    expect(view.values).to.deep.equal([LOADING]);
  });
});

describe('isSameData', () => {
  const page = (id: number) => ({ items: [{ id, cover: undefined }], total: 1 });
  const map = new Map([[1, 2]]);
  for (const [title, one, other, same] of [
    ['what arrays and objects say, however deep', page(1), page(1), true],
    ['another value in the depth', page(1), page(2), false],
    ['fewer', [1, 2], [1], false],
    ['more', [1], [1, 2], false],
    ['only the first', [1, 2], [1, 3], false],
    ['no number', [Number.NaN], [Number.NaN], true],
    ['another name without a value', { a: undefined }, { b: undefined }, false],
    ['a name that is missing', {}, { a: undefined }, false],
    ['the very same of anything else', { map }, { map }, true],
    ['another of anything else', { map }, { map: new Map([[1, 2]]) }, false],
    ['a list and a record', [], {}, false],
    ['nothing and a record', undefined, {}, false],
    ['a record and null', {}, null, false],
    ['like an array', ['a'], { 0: 'a', length: 1 }, false],
  ] as const) {
    it(`compares ${title}`, () => {
      expect(isSameData(one, other)).to.equal(same);
    });
  }
});
