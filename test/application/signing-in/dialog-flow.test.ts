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

describe('The dialog flow', () => {
  it('opens one dialog at a time, each in place of the previous one', () => {
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

  it('remembers the target after sign-in until the dialog is closed or opened without a target', () => {
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

  it('allows only the permitted switches from one dialog to another', () => {
    for (const open of DIALOGS) {
      for (const next of DIALOGS) {
        const flow = new DialogFlow();
        flow.open(open, '/study-center');
        const seen = watching(flow.dialog$);
        flow.switchTo(next);
        const follows = maySwitchTo(open.kind, next.kind);
        expect(seen.values, `${open.kind}, then ${next.kind}`).to.deep.equal(follows ? [open, next] : [open]);
        expect(flow.target, 'the target').to.equal('/study-center');
      }
    }
  });

  it('opens the next dialog when none is open', () => {
    const flow = new DialogFlow();
    flow.switchTo({ kind: 'login' });
    expect(flow.dialog$.value).to.deep.equal({ kind: 'login' });
  });
});

/** Opens a dialog and reloads the document. Returns the storage and the dialog flow of the new document. */
function afterReload(dialog: Dialog | undefined, target?: string) {
  const store = new FakeVisitStore();
  const before = new DialogFlow();
  if (dialog !== undefined) before.open(dialog, target);
  rememberDialog(store, before);
  const after = new DialogFlow();
  reopenDialog(store, after);
  return { store, after };
}

describe('A dialog during a reload of the document', () => {
  it('is open again afterwards, with the same target', () => {
    const { after } = afterReload({ kind: 'login' }, '/study-center?tab=2');
    expect([after.dialog$.value, after.target]).to.deep.equal([{ kind: 'login' }, '/study-center?tab=2']);
    expect(afterReload({ kind: 'wechat-scan' }).after.target).to.equal(undefined);
  });

  it('leads only to a path of this site, whatever is stored', () => {
    const store = FakeVisitStore.with({ dialogToReopen: 'login //evil.example' });
    const flow = new DialogFlow();
    reopenDialog(store, flow);
    expect(flow.target).to.equal('/');
  });

  it('is opened again only once, and not when none was open', () => {
    const { store } = afterReload({ kind: 'register' });
    const later = new DialogFlow();
    reopenDialog(store, later);
    rememberDialog(store, new DialogFlow());
    expect([later.dialog$.value, store.read('dialogToReopen')]).to.deep.equal([undefined, undefined]);
  });

  it('stays closed when none was open, when it needs a code for one use, and when it is the consent dialog', () => {
    for (const dialog of [undefined, { kind: 'bind-mobile', code: 'c' }, { kind: 'consent' }] as const)
      expect(afterReload(dialog).after.dialog$.value).to.equal(undefined);
  });
});
