import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { expect } from 'chai';
import { EMPTY, throwError } from 'rxjs';

import { LostAnswers } from '../../../src/domain/errors/lost-answers.js';
import { FakeRequest } from '../../support/fake-request.js';
import { watching } from '../../support/watching.js';

const OFFLINE = { kind: 'offline' } as const;
const REFUSED = { kind: 'refused', message: '不行' } as const;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

function anAction() {
  const lost = new LostAnswers<string>();
  const sent = new FakeRequest<string>();
  const check = new FakeRequest<string | undefined>();
  const press = (key = 'a', form?: string) => watching(lost.perform(key, sent.send(), check.send(), form));
  return { sent, check, press, counts: () => [sent.requestCount, check.requestCount] };
}

describe('An action that may have happened', () => {
  it('is checked after a lost answer: it is done, or fails as it failed', () => {
    for (const found of ['done', undefined]) {
      const { sent, check, press } = anAction();
      const pressed = press();
      sent.failWith(OFFLINE);
      check.answer(found);
      expect([pressed.values, pressed.errors]).to.deep.equal(found === undefined ? [[], [OFFLINE]] : [[found], []]);
    }
  });

  it('is checked before it is sent again, and sent only when it has not happened', () => {
    const { sent, check, press, counts } = anAction();
    press();
    sent.failWith(OFFLINE);
    check.failWith(OFFLINE);
    const second = press();
    check.failWith(OFFLINE);
    expect([second.errors, counts()], 'no answer to the check').to.deep.equal([[OFFLINE], [1, 2]]);
    const third = press();
    check.answer(undefined);
    sent.answer('sent');
    expect([third.values, counts()]).to.deep.equal([['sent'], [2, 3]]);
    press();
    expect(counts(), 'known again').to.deep.equal([3, 3]);
  });

  it('is checked as at its first attempt, which knew the state before it', () => {
    const lost = new LostAnswers<string>();
    const sent = new FakeRequest<string>();
    const [first, later] = [new FakeRequest<undefined>(), new FakeRequest<undefined>()];
    for (const check of [first, later]) {
      watching(lost.perform('a', sent.send(), check.send(), 'form'));
      if (check === later) first.answer(undefined);
      sent.failWith(OFFLINE);
      first.answer(undefined);
    }
    expect([first.requestCount, later.requestCount]).to.deep.equal([3, 0]);
  });

  it('leaves nothing but its key, unless it is one of a form: not the check, which may know a password', async () => {
    for (const form of [undefined, 'form']) {
      const lost = new LostAnswers<string>();
      const press = () => {
        const check$ = throwError(() => OFFLINE);
        watching(
          lost.perform(
            'a',
            throwError(() => OFFLINE),
            check$,
            form,
          ),
        );
        return new WeakRef(check$);
      };
      const check = press();
      // A reference that was read is kept until the present task ends.
      await new Promise(setImmediate);
      collectGarbage();
      expect([check.deref() === undefined, lost instanceof LostAnswers]).to.deep.equal([form === undefined, true]);
    }
  });

  it('is checked again when the form was closed before the answer', () => {
    const { check, press, counts } = anAction();
    press().stop();
    const again = press();
    check.answer('done');
    expect([again.values, counts()]).to.deep.equal([['done'], [1, 1]]);
  });

  it('is checked before another one is sent from the same form, which then has a check of its own', () => {
    for (const found of ['a is done', undefined]) {
      const { sent, check, press, counts } = anAction();
      press('a', 'form');
      sent.failWith(OFFLINE);
      check.failWith(OFFLINE);
      const other = press('b', 'form');
      expect(counts()).to.deep.equal([1, 2]);
      check.answer(found);
      expect([other.values, counts()]).to.deep.equal(found === undefined ? [[], [2, 2]] : [[found], [1, 2]]);
    }
  });

  it('is sent again without a check when it has happened, also when it emits nothing', () => {
    const lost = new LostAnswers<string>();
    const check = new FakeRequest<undefined>();
    for (const attempt of [1, 2])
      expect(watching(lost.perform('a', EMPTY, check.send())).completed, String(attempt)).to.equal(true);
    expect(check.requestCount).to.equal(0);
  });

  it('is sent at once when it is another one, or when the server has refused it', () => {
    const { sent, check, press, counts } = anAction();
    press();
    sent.failWith(OFFLINE);
    check.failWith(OFFLINE);
    press('b');
    sent.failWith(REFUSED);
    press('b');
    expect(counts()).to.deep.equal([3, 1]);
  });
});
