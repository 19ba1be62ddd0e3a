import { expect } from 'chai';

import { DialogFlow, rememberDialog, reopenDialog } from '../../../src/application/signing-in/dialog-flow.js';
import { type Dialog, maySwitchTo } from '../../../src/domain/signing-in/dialog.js';
import type { StoredKey } from '../../../src/domain/session/stored-keys.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { VirtualClock } from '../../support/virtual-clock.js';
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

interface Reload {
  /** The address when the document is loaded again. */
  readonly at?: string;
  /** Milliseconds between the two documents. */
  readonly afterMs?: number;
  /** What is stored meanwhile. */
  readonly stored?: Partial<Readonly<Record<StoredKey, string>>>;
}

/** Opens a dialog and loads the document again. Returns the storage and the dialog flow of the new document. */
function afterReload(
  dialog: Dialog | undefined,
  target?: string,
  { at = '/courses', afterMs = 0, stored = {} }: Reload = {},
) {
  const store = new FakeVisitStore();
  const time = new VirtualClock();
  const before = new DialogFlow();
  if (dialog !== undefined) before.open(dialog, target);
  rememberDialog(store, before, new MemoryNavigator('/courses'), time);
  time.advance(afterMs);
  for (const [key, value] of Object.entries(stored)) store.write(key as StoredKey, value);
  const reload = () => {
    const flow = new DialogFlow();
    reopenDialog(store, flow, new MemoryNavigator(at), time);
    return flow;
  };
  return { store, after: reload(), reload };
}

const LOGIN = { kind: 'login' } as const;

describe('A dialog during a reload of the document', () => {
  it('is open again afterwards, with the same target', () => {
    const { after } = afterReload(LOGIN, '/study-center?tab=2');
    expect([after.dialog$.value, after.target]).to.deep.equal([LOGIN, '/study-center?tab=2']);
    expect(afterReload({ kind: 'wechat-scan' }).after.target).to.equal(undefined);
  });

  it('leads only to a path of this site, whatever is stored', () => {
    expect(afterReload(LOGIN, '//evil.example').after.target).to.equal('/');
  });

  it('is opened again only once, and not when none was open or the visitor has closed it', () => {
    const { store, reload } = afterReload({ kind: 'register' });
    expect([reload().dialog$.value, store.read('dialogToReopen')]).to.deep.equal([undefined, undefined]);
    const time = new VirtualClock();
    const flow = new DialogFlow();
    for (const change of [() => flow.open(LOGIN), () => flow.close()]) {
      change();
      rememberDialog(store, flow, new MemoryNavigator('/'), time);
    }
    expect(store.read('dialogToReopen')).to.equal(undefined);
  });

  it('stays closed when none was open, when it needs a code for one use, and when it is the consent dialog', () => {
    for (const dialog of [undefined, { kind: 'bind-mobile', code: 'c' }, { kind: 'consent' }] as const)
      expect(afterReload(dialog).after.dialog$.value).to.equal(undefined);
  });

  it('stays closed on another page, for a visitor who has signed in or is about to, and after a quarter of an hour', () => {
    const dialogAfter = (reload: Reload) => afterReload(LOGIN, undefined, reload).after.dialog$.value;
    expect(dialogAfter({ at: '/courses?page=2', afterMs: 899_999 })).to.deep.equal(LOGIN);
    const closed: readonly Reload[] = [
      { at: '/vip' },
      { at: '/courses?login_code=c&action=login' },
      { stored: { token: 'of another tab' } },
      { afterMs: 900_000 },
      { afterMs: -1 },
    ];
    for (const reload of closed) expect(dialogAfter(reload), JSON.stringify(reload)).to.equal(undefined);
  });
});
