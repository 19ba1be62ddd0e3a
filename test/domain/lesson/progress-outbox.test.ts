import { expect } from 'chai';

import { ProgressOutbox } from '../../../src/domain/lesson/progress-outbox.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';

const ANN = 1;
const BOB = 2;

function storing(pendingProgress?: string) {
  const store = FakeVisitStore.with(pendingProgress === undefined ? {} : { pendingProgress });
  return { store, outbox: new ProgressOutbox(store) };
}

describe('The pending progress', () => {
  it('is stored by member and lesson, with the largest position of each', () => {
    const { outbox } = storing();
    outbox.put(ANN, { lessonId: 7, seconds: 30 });
    outbox.put(ANN, { lessonId: 7, seconds: 20 });
    outbox.put(ANN, { lessonId: 8, seconds: 1 });
    outbox.put(BOB, { lessonId: 7, seconds: 5 });
    expect(outbox.waiting(ANN)).to.deep.equal([
      { lessonId: 7, seconds: 30 },
      { lessonId: 8, seconds: 1 },
    ]);
    expect([outbox.positionOf(BOB, 7), outbox.positionOf(BOB, 8)]).to.deep.equal([5, 0]);
  });

  it('is not written again for a position that is already pending, so that other tabs get no useless event', () => {
    const { outbox, store } = storing('{"1":{ "7":30}}');
    outbox.put(ANN, { lessonId: 7, seconds: 30 });
    expect(store.read('pendingProgress')).to.equal('{"1":{ "7":30}}');
  });

  it('is removed once the server has it; a larger position, another lesson and another member stay', () => {
    const { outbox, store } = storing('{"1":{"7":30,"8":30},"2":{"7":30}}');
    outbox.settle(ANN, { lessonId: 7, seconds: 29 });
    expect(outbox.positionOf(ANN, 7)).to.equal(30);
    outbox.settle(ANN, { lessonId: 7, seconds: 30 });
    expect(outbox.waiting(ANN)).to.deep.equal([{ lessonId: 8, seconds: 30 }]);
    outbox.settle(ANN, { lessonId: 8, seconds: 31 });
    expect(store.read('pendingProgress')).to.equal('{"2":{"7":30}}');
    outbox.settle(BOB, { lessonId: 7, seconds: 30 });
    expect(store.read('pendingProgress')).to.equal(undefined);
  });

  it('is empty when the stored value makes no sense', () => {
    const senseless = ['{', 'null', '7', '[]', '{"1":null}', '{"1":7}', '{"1":"later"}'];
    const positions = ['"0":5', '"07":5', '"7a":5', '"a7":5', '"7":0', '"7":-1', '"7":1.5', '"7":"5"', '"7":null'];
    for (const stored of [...senseless, ...positions.map((position) => `{"1":{${position}}}`)]) {
      expect(storing(stored).outbox.waiting(ANN), stored).to.deep.equal([]);
    }
    expect(storing('{"1":{"7":0,"8":1}}').outbox.waiting(ANN)).to.deep.equal([{ lessonId: 8, seconds: 1 }]);
  });
});
