import { expect } from 'chai';

import { DialogFlow, rememberDialog, reopenDialog } from '../../../src/application/signing-in/dialog-flow.js';
import { type Dialog, maySwitchTo } from '../../../src/domain/signing-in/dialog.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
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
  it('opens one dialog at a time, each in place of the other', () => {
    const flow = new DialogFlow();
    const seen = watching(flow.dialog$);
    // These calls are not reported: otherwise every navigation, which closes the dialog, would emit a state.
    flow.close();
    flow.close();
    flow.open({ kind: 'login' });
    flow.open({ kind: 'register' });
    flow.close();
    expect(seen.values).to.deep.equal([undefined, { kind: 'login' }, { kind: 'register' }, undefined]);
  });

  it('remembers where the visitor is to land after sign-in, until it is closed or opened from elsewhere', () => {
    const flow = new DialogFlow();
    expect(flow.target).to.equal(undefined);
    flow.open({ kind: 'login' }, '/study-center');
    expect(flow.target).to.equal('/study-center');
    flow.close();
    expect(flow.target).to.equal(undefined);
    flow.open({ kind: 'login' }, '/study-center');
    flow.open({ kind: 'login' });
    expect(flow.target).to.equal(undefined);
  });

  it('lets those follow that may, and no other', () => {
    for (const open of DIALOGS) {
      for (const next of DIALOGS) {
        const flow = new DialogFlow();
        flow.open(open, '/study-center');
        const seen = watching(flow.dialog$);
        flow.switchTo(next);
        const follows = maySwitchTo(open.kind, next.kind);
        expect(seen.values, `${open.kind}, then ${next.kind}`).to.deep.equal(follows ? [open, next] : [open]);
        expect(flow.target, 'where the visitor was heading').to.equal('/study-center');
      }
    }
  });

  it('opens what is to follow when no dialog is open', () => {
    const flow = new DialogFlow();
    flow.switchTo({ kind: 'login' });
    expect(flow.dialog$.value).to.deep.equal({ kind: 'login' });
  });
});

/** Opens a dialog and reloads the document. Returns the storage and the dialog flow of the new document. */
function overReload(dialog: Dialog | undefined, target?: string) {
  const store = new FakeVisitStore();
  const before = new DialogFlow();
  if (dialog !== undefined) before.open(dialog, target);
  rememberDialog(store, before);
  const after = new DialogFlow();
  reopenDialog(store, after);
  return { store, after };
}

describe('A dialog over a reload of the document', () => {
  it('is open again, and leads where it led', () => {
    const { after } = overReload({ kind: 'login' }, '/study-center?tab=2');
    expect([after.dialog$.value, after.target]).to.deep.equal([{ kind: 'login' }, '/study-center?tab=2']);
    expect(overReload({ kind: 'wechat-scan' }).after.target).to.equal(undefined);
  });

  it('leads nowhere but to a path of this site, whatever stands in the store', () => {
    const store = FakeVisitStore.with({ dialogToReopen: 'login //evil.example' });
    const flow = new DialogFlow();
    reopenDialog(store, flow);
    expect(flow.target).to.equal('/');
  });

  it('is opened once, and never where there is nothing to open', () => {
    const { store } = overReload({ kind: 'register' });
    const later = new DialogFlow();
    reopenDialog(store, later);
    rememberDialog(store, new DialogFlow());
    expect([later.dialog$.value, store.read('dialogToReopen')]).to.deep.equal([undefined, undefined]);
  });

  it('stays closed where none was open, or one that needs a code given for one use', () => {
    for (const dialog of [undefined, { kind: 'bind-mobile', code: 'c' }, { kind: 'consent' }] as const)
      expect(overReload(dialog).after.dialog$.value).to.equal(undefined);
  });
});
