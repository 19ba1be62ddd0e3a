import { expect } from 'chai';

import { DialogFlow, rememberDialog, reopenDialog } from '../../../src/application/signing-in/dialog-flow.js';
import type { Dialog } from '../../../src/domain/signing-in/dialog.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';

/** A dialog that is open as the document is loaded anew, and what is open after that. */
function overReload(dialog: Dialog | undefined, target?: string) {
  const store = new FakeVisitStore();
  const before = new DialogFlow();
  if (dialog !== undefined) before.open(dialog, target);
  rememberDialog(store, before);
  const after = new DialogFlow();
  reopenDialog(store, after);
  return { store, after };
}

describe('A dialog over a reload of the document (lesson 5; review B3)', () => {
  it('is open again, and leads where it led', () => {
    const { after } = overReload({ kind: 'login' }, '/study-center?tab=2');
    expect([after.dialog$.value, after.target]).to.deep.equal([{ kind: 'login' }, '/study-center?tab=2']);
    expect(overReload({ kind: 'wechat-scan' }).after.target).to.equal(undefined);
  });

  it('leads nowhere but to a path of this site, whatever stands in the store (lesson 38)', () => {
    const store = FakeVisitStore.with({ dialogToReopen: 'login //evil.example' });
    const flow = new DialogFlow();
    reopenDialog(store, flow);
    expect(flow.target).to.equal('/');
  });

  it('is opened once', () => {
    const { store } = overReload({ kind: 'register' });
    const later = new DialogFlow();
    reopenDialog(store, later);
    expect(later.dialog$.value).to.equal(undefined);
  });

  it('stays closed where none was open, or one that needs a code given for one use', () => {
    for (const dialog of [undefined, { kind: 'bind-mobile', code: 'c' }, { kind: 'consent' }] as const)
      expect(overReload(dialog).after.dialog$.value).to.equal(undefined);
  });

  it('leaves nothing in the store where there is nothing to open', () => {
    const store = new FakeVisitStore();
    rememberDialog(store, new DialogFlow());
    expect(store.read('dialogToReopen')).to.equal(undefined);
  });
});
