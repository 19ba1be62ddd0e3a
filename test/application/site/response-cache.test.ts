import { expect } from 'chai';
import { NEVER, type Observable, of, Subject } from 'rxjs';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { Loader } from '../../../src/application/site/loader.js';
import { isSameData } from '../../../src/application/site/response-cache.js';
import type { Loading } from '../../../src/domain/kernel/loading.js';
import { ANSWER_KEPT_MS, ANSWERS_KEPT } from '../../../src/domain/limits.js';
import { aPlace, FakeNavigator } from '../../support/fake-navigator.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { Question } from '../../support/question.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const OFFLINE = { kind: 'offline' } as const;
const ready = (value: unknown): Loading<unknown> => ({ kind: 'ready', value, renewing: false });

function aVisit() {
  const navigator = new FakeNavigator();
  const store = FakeVisitStore.with({ token: 'ada' });
  const time = new VirtualClock();
  const log = new RecordingLog();
  const loader = new Loader(new ErrorReporter(new RecordingNotifier(), log), { navigator, store, time });
  const memory = loader.memory<unknown>();
  const retries = new Subject<void>();
  /** A view that asks, and what it has shown. */
  const look = (asked: string, question: Question<unknown>) =>
    watching(loader.load(question.ask(), retries).pipe(memory.about(asked)));
  return {
    navigator,
    store,
    time,
    log,
    memory,
    retries,
    look,
    /** A view that got its answer and is gone again. */
    see: (asked: string, answer: unknown) => {
      const question = new Question<unknown>();
      const view = look(asked, question);
      question.answer(answer);
      view.stop();
    },
    comeBack: () => {
      navigator.place$.next(aPlace('/', 'pop'));
    },
  };
}

describe('AnswerMemory (issue 14)', () => {
  it('shows on Back what was seen a moment ago, asks again, and says nothing more when that is still so', () => {
    const visit = aVisit();
    visit.see('one', { items: [1] });
    visit.comeBack();
    const question = new Question<unknown>();
    const view = visit.look('one', question);
    expect(view.values).to.deep.equal([ready({ items: [1] })]);
    expect(question.waiting).to.equal(1);
    question.answer({ items: [1] });
    expect(view.values).to.have.lengthOf(1);
  });

  it('puts another answer in its place, without a wait between, and keeps that one', () => {
    const visit = aVisit();
    visit.see('one', 'old');
    visit.comeBack();
    const question = new Question<unknown>();
    const view = visit.look('one', question);
    question.answer('new');
    expect(view.values).to.deep.equal([ready('old'), ready('new')]);
    expect(visit.look('one', new Question()).values).to.deep.equal([ready('new')]);
  });

  it('knows that nothing was an answer', () => {
    const visit = aVisit();
    visit.see('latest', undefined);
    visit.comeBack();
    expect(visit.look('latest', new Question()).values).to.deep.equal([ready(undefined)]);
  });

  it('leaves the kept answer on view when it cannot be asked again, and notes why', () => {
    const visit = aVisit();
    visit.see('one', 'old');
    visit.comeBack();
    const question = new Question<unknown>();
    const view = visit.look('one', question);
    question.failWith({ kind: 'fault', cause: new TypeError('a bug') });
    expect([view.values, view.errors]).to.deep.equal([[ready('old')], []]);
    expect(visit.log.lines).to.deep.equal(['error a fault of ours']);
  });

  it('says that it is gone, and does not show it again', () => {
    const visit = aVisit();
    visit.see('one', 'old');
    visit.comeBack();
    const question = new Question<unknown>();
    const view = visit.look('one', question);
    question.failWith({ kind: 'missing', message: '' });
    expect(view.values.at(-1)).to.deep.equal({ kind: 'gone' });
    expect(visit.look('one', new Question()).values).to.deep.equal([{ kind: 'loading' }]);
  });

  it('waits for whoever did not come Back, for another question, and once it is forgotten', () => {
    const visit = aVisit();
    visit.see('one', 'old');
    expect(visit.look('one', new Question()).values).to.deep.equal([{ kind: 'loading' }]);
    visit.comeBack();
    expect(visit.look('two', new Question()).values).to.deep.equal([{ kind: 'loading' }]);
    visit.memory.forget('one');
    expect(visit.look('one', new Question()).values).to.deep.equal([{ kind: 'loading' }]);
  });

  it('waits once its time is over', () => {
    const visit = aVisit();
    visit.see('one', 'old');
    visit.comeBack();
    visit.time.advance(ANSWER_KEPT_MS - 1);
    expect(visit.look('one', new Question()).values).to.deep.equal([ready('old')]);
    visit.time.advance(1);
    expect(visit.look('one', new Question()).values).to.deep.equal([{ kind: 'loading' }]);
  });

  it('keeps so many, and lets the oldest go', () => {
    const visit = aVisit();
    for (let asked = 0; asked <= ANSWERS_KEPT; asked++) visit.see(String(asked), asked);
    visit.comeBack();
    expect(visit.look('0', new Question()).values).to.deep.equal([{ kind: 'loading' }]);
    expect(visit.look('1', new Question()).values).to.deep.equal([ready(1)]);
  });

  it('shows nobody what somebody else has seen, and has forgotten it when they are back', () => {
    const visit = aVisit();
    visit.see('one', "ada's");
    visit.comeBack();
    visit.store.erase('token');
    expect(visit.look('one', new Question()).values).to.deep.equal([{ kind: 'loading' }]);
    visit.store.write('token', 'ada');
    expect(visit.look('one', new Question()).values).to.deep.equal([{ kind: 'loading' }]);
  });

  it('keeps no answer that came for somebody who has gone', () => {
    const visit = aVisit();
    const question = new Question<unknown>();
    visit.look('one', question);
    visit.store.write('token', 'grace');
    question.answer("ada's");
    visit.comeBack();
    expect(visit.look('one', new Question()).values).to.deep.equal([{ kind: 'loading' }]);
  });

  it('keeps it neither where the next member has asked something meanwhile', () => {
    const visit = aVisit();
    const question = new Question<unknown>();
    visit.look('one', question);
    visit.store.write('token', 'grace');
    visit.see('two', "grace's");
    question.answer("ada's");
    visit.comeBack();
    expect(visit.look('one', new Question()).values).to.deep.equal([{ kind: 'loading' }]);
    expect(visit.look('two', new Question()).values).to.deep.equal([ready("grace's")]);
  });

  it('takes its usual course once it is asked anew', () => {
    const visit = aVisit();
    visit.see('one', 'old');
    visit.comeBack();
    const question = new Question<unknown>();
    const view = visit.look('one', question);
    question.answer('old');
    visit.retries.next();
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
        (page) => memory.about(String(page)),
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
    watching(of<Loading<string>>({ kind: 'ready', value: 'x', renewing: false }).pipe(memory.about('one')));
    const view = watching(of<Loading<string>>({ kind: 'loading' }).pipe(memory.about('one')));
    expect(view.values).to.deep.equal([{ kind: 'loading' }]);
  });
});

describe('isSameData', () => {
  it('compares what arrays and objects say, however deep', () => {
    const page = () => ({ items: [{ id: 1, cover: undefined }], total: 1 });
    expect(isSameData(page(), page())).to.equal(true);
    expect(isSameData(page(), { ...page(), items: [{ id: 2, cover: undefined }] })).to.equal(false);
    expect(isSameData([1, 2], [1])).to.equal(false);
    expect(isSameData([1], [1, 2]), 'more').to.equal(false);
    expect(isSameData([1, 2], [1, 3]), 'only the first').to.equal(false);
    expect(isSameData([Number.NaN], [Number.NaN])).to.equal(true);
  });

  it('tells a name that is missing from one without a value', () => {
    expect(isSameData({ a: undefined }, { b: undefined })).to.equal(false);
    expect(isSameData({}, { a: undefined })).to.equal(false);
  });

  it('takes anything else for the same only when it is', () => {
    const map = new Map([[1, 2]]);
    expect(isSameData({ map }, { map })).to.equal(true);
    expect(isSameData({ map }, { map: new Map([[1, 2]]) })).to.equal(false);
    expect(isSameData([], {})).to.equal(false);
    expect(isSameData(undefined, {})).to.equal(false);
    expect(isSameData({}, null)).to.equal(false);
    expect(isSameData(['a'], { 0: 'a', length: 1 }), 'like an array').to.equal(false);
  });
});
