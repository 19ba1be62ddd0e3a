import { expect } from 'chai';

import { DialogFlow } from '../../src/application/dialog-flow.js';
import { watching } from '../support/watching.js';

describe('dialog flow', () => {
  it('starts with no dialog', () => {
    const flow = new DialogFlow();
    expect(flow.dialog$.value).to.equal(undefined);
    expect(flow.target).to.equal(undefined);
  });

  it('opens one dialog at a time, each in place of the other (spec §4 dialog flow)', () => {
    const flow = new DialogFlow();
    const seen = watching(flow.dialog$);
    flow.open({ kind: 'login' });
    flow.open({ kind: 'register' });
    flow.close();
    expect(seen.values).to.deep.equal([undefined, { kind: 'login' }, { kind: 'register' }, undefined]);
  });

  it('remembers where the visitor is to land after sign-in (clarifications §6)', () => {
    const flow = new DialogFlow();
    flow.open({ kind: 'login' }, '/study-center');
    expect(flow.target).to.equal('/study-center');
  });

  it('forgets it when the dialog is closed, or opened from elsewhere', () => {
    const flow = new DialogFlow();
    flow.open({ kind: 'login' }, '/study-center');
    flow.close();
    expect(flow.target).to.equal(undefined);
    flow.open({ kind: 'login' }, '/study-center');
    flow.open({ kind: 'login' });
    expect(flow.target).to.equal(undefined);
  });
});
