import { useEffect, useEffectEvent, useState } from 'react';
import { distinctUntilChanged, map, merge, skip } from 'rxjs';

import { becomesTrue } from '../../../domain/kernel/streams.js';
import { DIALOG_FLOW, rememberDialog } from '../../../application/signing-in/dialog-flow.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { NOTIFIER } from '../../../domain/ports/notifier.js';
import { PRESENCE } from '../../../domain/ports/presence.js';
import { TIME } from '../../../domain/ports/time.js';
import { VISIT_STORE } from '../../../domain/ports/visit-store.js';
import { SESSION } from '../../../domain/session/session.js';
import { visibleDialog } from '../../../domain/signing-in/dialog.js';
import { UNKNOWN_ERROR } from '../../../domain/site/strings.js';
import { subscribed } from '../../shared/hooks/effects.js';
import { useBehavior, useService } from '../../shared/hooks/services.js';
import { useClosedByEscape } from '../../shared/hooks/use-closed-by-back.js';
import { useClosedByFailure, useModule } from '../../shared/hooks/use-module.js';
import { ErrorBoundary } from '../../shared/routing/error-boundary.js';
import { DIALOGS_MODULE } from './dialogs.js';

/** Replaces a dialog whose rendering failed: renders nothing and calls `onFailed` once. */
function DialogFailed({ onFailed }: { readonly onFailed: () => void }) {
  const reportFailure = useEffectEvent(onFailed);
  useEffect(() => {
    reportFailure();
  }, []);
  return undefined;
}

/**
 * Renders the open dialog, if any. When its code cannot be loaded it is closed with a toast; only consent, which a
 * member cannot skip, is retried automatically. A dialog that throws does not affect the page.
 */
export function DialogHost({ dialogs = DIALOGS_MODULE }: { readonly dialogs?: typeof DIALOGS_MODULE }) {
  const flow = useService(DIALOG_FLOW);
  const navigator = useService(PAGE_NAVIGATOR);
  const notifier = useService(NOTIFIER);
  const presence = useService(PRESENCE);
  const store = useService(VISIT_STORE);
  const time = useService(TIME);
  const dialog = visibleDialog(useBehavior(flow.dialog$), useBehavior(useService(SESSION).state$));
  const close = (): void => {
    flow.close();
  };
  const [retrySignal$] = useState(() =>
    merge(presence.online$, becomesTrue(presence.visible$), navigator.location$.pipe(skip(1))),
  );
  const onFailed = useClosedByFailure(close);
  const { module } = useModule(
    {
      ...dialogs,
      beforeReload: () => {
        rememberDialog(store, flow, navigator, time);
      },
    },
    {
      isWanted: dialog !== undefined,
      retry$: retrySignal$,
      onFailed: (online) => {
        if (dialog?.kind !== 'consent') onFailed(online);
      },
    },
  );

  useClosedByEscape(dialog !== undefined && dialog.kind !== 'consent' && module === undefined, close);
  useEffect(() => {
    // Reacts at once, not after the next render: a flow may navigate and then open a dialog on the new page.
    const pageLeft$ = navigator.location$.pipe(
      map(({ path }) => path),
      distinctUntilChanged(),
      skip(1),
    );
    return subscribed(pageLeft$, () => {
      flow.close();
    });
  }, [flow, navigator]);

  if (dialog === undefined || module === undefined) return undefined;
  return (
    <ErrorBoundary
      at={dialog.kind}
      fallback={() => (
        <DialogFailed
          onFailed={() => {
            notifier.error(UNKNOWN_ERROR);
            close();
          }}
        />
      )}
    >
      <module.DialogView service={module.service} dialog={dialog} onClose={close} />
    </ErrorBoundary>
  );
}
