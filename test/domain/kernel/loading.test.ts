import { expect } from 'chai';
import { Subject } from 'rxjs';

import { keepingLast, type Loading } from '../../../src/domain/kernel/loading.js';
import { watching } from '../../support/watching.js';

describe('keepingLast', () => {
  const ready = (value: string, renewing = false): Loading<string> => ({ kind: 'ready', value, renewing });

  function setUp(stays?: (value: string) => boolean) {
    const states = new Subject<Loading<string>>();
    const watched = watching(states.pipe(keepingLast(stays)));
    return { states, last: () => watched.values.at(-1) };
  }

  it('keeps the last answer visible, marked as old, until the next one or an error arrives', () => {
    const { states, last } = setUp();
    states.next(ready('one'));
    states.next({ kind: 'loading' });
    expect(last()).to.deep.equal(ready('one', true));
    states.next(ready('two'));
    expect(last()).to.deep.equal(ready('two'));
    states.next({ kind: 'failed', error: { kind: 'offline' } });
    expect(last()).to.deep.equal({ kind: 'failed', error: { kind: 'offline' } });
    states.next({ kind: 'loading' });
    expect(last()).to.deep.equal({ kind: 'loading' });
  });

  it('drops an answer that shall not stay', () => {
    const { states, last } = setUp((value) => value !== 'nothing');
    states.next(ready('nothing'));
    states.next({ kind: 'loading' });
    expect(last()).to.deep.equal({ kind: 'loading' });
  });
});
