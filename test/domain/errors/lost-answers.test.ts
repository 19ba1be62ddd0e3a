import { expect } from 'chai';

import { LostAnswers } from '../../../src/domain/errors/lost-answers.js';
import { FakeRequest } from '../../support/fake-request.js';
import { watching } from '../../support/watching.js';

const OFFLINE = { kind: 'offline' } as const;
const REFUSED = { kind: 'refused', message: '不行' } as const;

function anAction() {
  const lost = new LostAnswers<string>();
  const sent = new FakeRequest<string>();
  const asked = new FakeRequest<string | undefined>();
  const press = (key = 'a') => watching(lost.perform(key, sent.send(), asked.send()));
  return { sent, asked, press, counts: () => [sent.requestCount, asked.requestCount] };
}

describe('An action that may have happened', () => {
  it('is asked about after a lost answer: it is done, or fails as it failed', () => {
    for (const found of ['done', undefined]) {
      const { sent, asked, press } = anAction();
      const pressed = press();
      sent.failWith(OFFLINE);
      asked.answer(found);
      expect([pressed.values, pressed.errors]).to.deep.equal(found === undefined ? [[], [OFFLINE]] : [[found], []]);
    }
  });

  it('is asked about before it is sent again, and sent only when it has not happened', () => {
    const { sent, asked, press, counts } = anAction();
    press();
    sent.failWith(OFFLINE);
    asked.failWith(OFFLINE);
    const second = press();
    asked.failWith(OFFLINE);
    expect([second.errors, counts()], 'no answer to the question').to.deep.equal([[OFFLINE], [1, 2]]);
    const third = press();
    asked.answer(undefined);
    sent.answer('sent');
    expect([third.values, counts()]).to.deep.equal([['sent'], [2, 3]]);
    press();
    expect(counts(), 'known again').to.deep.equal([3, 3]);
  });

  it('is asked about again when the form was closed before the answer', () => {
    const { asked, press, counts } = anAction();
    press().stop();
    const again = press();
    asked.answer('done');
    expect([again.values, counts()]).to.deep.equal([['done'], [1, 1]]);
  });

  it('is sent at once when it is another one, or when the server has refused it', () => {
    const { sent, asked, press, counts } = anAction();
    press();
    sent.failWith(OFFLINE);
    asked.failWith(OFFLINE);
    press('b');
    sent.failWith(REFUSED);
    press('b');
    expect(counts()).to.deep.equal([3, 1]);
  });
});
