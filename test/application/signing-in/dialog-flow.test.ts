import { expect } from 'chai';

import { DialogFlow } from '../../../src/application/signing-in/dialog-flow.js';
import { type Dialog, maySwitchTo } from '../../../src/domain/signing-in/dialog.js';
import { watching } from '../../support/watching.js';

const DIALOGS: readonly Dialog[] = [
  { kind: 'login' },
  { kind: 'register' },
  { kind: 'forgot-password' },
  { kind: 'wechat-scan' },
  { kind: 'bind-mobile', code: 'scan' },
  { kind: 'bind-new-mobile', code: 'login' },
];

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

  it('tells nobody that no dialog is open when none was: each page that is left would leave something behind (issue 16)', () => {
    const flow = new DialogFlow();
    const seen = watching(flow.dialog$);
    flow.close();
    flow.close();
    expect(seen.values).to.deep.equal([undefined]);
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

  for (const open of DIALOGS) {
    for (const next of DIALOGS) {
      const allowed = maySwitchTo(open.kind, next.kind);
      it(`${allowed ? 'lets' : 'does not let'} ${next.kind} follow ${open.kind} (spec §4 dialog flow)`, () => {
        const flow = new DialogFlow();
        flow.open(open, '/study-center');
        const seen = watching(flow.dialog$);
        flow.switchTo(next);
        expect(seen.values).to.deep.equal(allowed ? [open, next] : [open]);
        expect(flow.target, 'where the visitor was heading stays').to.equal('/study-center');
      });
    }
  }

  it('opens what is to follow when no dialog is open', () => {
    const flow = new DialogFlow();
    flow.switchTo({ kind: 'login' });
    expect(flow.dialog$.value).to.deep.equal({ kind: 'login' });
  });
});
