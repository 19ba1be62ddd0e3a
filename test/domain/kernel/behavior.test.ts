import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { readOnly } from '../../../src/domain/kernel/streams.js';
import { watching } from '../../support/watching.js';

describe('a behavior', () => {
  it('can be read now and is observed from the present value on', () => {
    const subject = new BehaviorSubject(1);
    const behavior$ = readOnly(subject);
    subject.next(2);
    const seen = watching(behavior$);
    subject.next(3);
    expect(seen.values).to.deep.equal([2, 3]);
    expect(behavior$.value).to.equal(3);
  });
});
