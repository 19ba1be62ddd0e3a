import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import type { Preferences } from '../../../src/application/lesson/play-preferences.js';
import type { RecentKeywords } from '../../../src/application/search/recent-keywords.js';
import type { Drafts } from '../../../src/application/session/drafts.js';
import type { DialogFlow } from '../../../src/application/signing-in/dialog-flow.js';
import type { ScrollPositions } from '../../../src/application/site/scroll-positions.js';
import type { ProgressOutbox } from '../../../src/domain/lesson/progress-outbox.js';
import type { readNote } from '../../../src/domain/notes/note.js';
import type { ProductKey } from '../../../src/domain/orders/order.js';
import type { VisitStore } from '../../../src/domain/ports/visit-store.js';
import type { Session } from '../../../src/domain/session/session.js';
import type { StorageArea, StoredKey } from '../../../src/domain/session/stored-keys.js';

/** An order as 0.1.0 has it: its payments have other names. */
interface OrderThen {
  readonly order: { readonly orderNo: string };
  readonly payment?: object;
}

/** The session had another name for the id of its member. */
interface SessionThen extends Pick<Session, 'ownToken'> {
  readonly member: number | undefined;
}

/** The code of 0.1.0 that reads and writes the browser's storage. */
interface ReleaseThen {
  readonly MemberDrafts: new (store: VisitStore, session: SessionThen, key: StoredKey) => Pick<Drafts, 'read' | 'save'>;
  readonly StoredOrders: new (
    store: VisitStore,
    session: SessionThen,
  ) => {
    all(): readonly OrderThen[];
    onDevice(): { readonly sums: readonly object[] };
    sent(product: ProductKey): { readonly known: readonly string[] } | undefined;
    recordSent(sent: { readonly product: ProductKey; readonly known: readonly string[] }): void;
  };
  readonly Preferences: typeof Preferences;
  readonly RecentKeywords: new (store: VisitStore, session: SessionThen & Pick<Session, 'state$'>) => RecentKeywords;
  readonly ScrollPositions: typeof ScrollPositions;
  readonly ProgressOutbox: typeof ProgressOutbox;
  readonly readNote: typeof readNote;
  readonly DialogFlow: typeof DialogFlow;
  reopenDialog(store: VisitStore, flow: DialogFlow): void;
  rememberDialog(store: VisitStore, flow: DialogFlow): void;
  readonly STORED_KEYS: Readonly<Record<string, { readonly name: string; readonly area: StorageArea }>>;
}

/**
 * `stored-values.js.gz` is that code of commit 38d85784, bundled by esbuild with its packages: a test needs no history, and
 * shows what 0.1.0 itself reads, not what we believe that it reads.
 */
export async function storedValuesThen(): Promise<ReleaseThen> {
  const code = gunzipSync(readFileSync(new URL('stored-values.js.gz', import.meta.url)));
  return (await import(`data:text/javascript;base64,${code.toString('base64')}`)) as ReleaseThen;
}
