import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { needsSignIn } from '../../../domain/access/guard-policy.js';
import { SESSION } from '../../../domain/session/session.js';
import { DIALOGS_MODULE } from '../../signing-in/dialogs/dialogs.js';
import { useBehavior, useService } from '../hooks/services.js';
import { usePrefetch } from '../hooks/use-module.js';

/** For what only a member can do: an anonymous visitor gets the login dialog (docs/spec/every-page.md#member-actions). */
export function useMemberAction() {
  const isAnonymous = needsSignIn(useBehavior(useService(SESSION).state$));
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = usePrefetch(DIALOGS_MODULE);
  return {
    isAnonymous,
    /** Props of the element: they prefetch the dialog. */
    prefetch: isAnonymous ? prefetch : undefined,
    /** After signing in the visitor goes to `target`, by default to the page that is displayed. */
    signIn: (target?: string): void => {
      dialogs.open({ kind: 'login' }, target);
    },
  };
}
