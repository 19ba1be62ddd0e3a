import { useEffect } from 'react';
import { distinctUntilChanged, map, skip } from 'rxjs';

import { DIALOG_FLOW, NAVIGATOR, NOTIFIER, SESSION, SIGNING_IN_ON_DEMAND } from '../../application/tokens.js';
import { dialogOnView } from '../../domain/signing-in/dialog.js';
import { DIALOG_FAILED } from '../../domain/site/words.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';
import { useLazyView } from '../hooks/use-lazy-view.js';
import { loadDialogs } from './dialog-loader.js';

/** Shows the dialog that is open, if any. One whose code cannot be fetched is closed again, with a word. */
export function DialogHost({ load = loadDialogs }: { readonly load?: typeof loadDialogs }) {
  const flow = useService(DIALOG_FLOW);
  const navigator = useService(NAVIGATOR);
  const notifier = useService(NOTIFIER);
  const signingIn$ = useService(SIGNING_IN_ON_DEMAND);
  const dialog = dialogOnView(useBehavior(flow.dialog$), useBehavior(useService(SESSION).state$));
  const close = (): void => {
    flow.close();
  };
  const view = useLazyView(
    () => load(signingIn$),
    dialog !== undefined,
    () => {
      notifier.error(DIALOG_FAILED);
      close();
    },
  );

  useEffect(() => {
    // Heard at once rather than after drawing: a flow may move the visitor and then open a dialog there.
    const left$ = navigator.place$.pipe(
      map(({ path }) => path),
      distinctUntilChanged(),
      skip(1),
    );
    const leaving = left$.subscribe(() => {
      flow.close();
    });
    return () => {
      leaving.unsubscribe();
    };
  }, [flow, navigator]);

  if (dialog === undefined || view === undefined) return undefined;
  return <view.type dialog={dialog} onClose={close} />;
}
