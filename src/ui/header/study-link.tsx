import type { MouseEvent } from 'react';

import { DIALOG_FLOW } from '../../application/signing-in/dialog-flow.js';
import { SESSION } from '../../domain/session/session.js';
import { enterStudyCenter } from '../../domain/access/study-rule.js';
import { useDialogPrefetch } from '../dialogs/use-dialog-prefetch.js';
import { useService } from '../hooks/services.js';
import { Link } from '../links/link.js';
import { STUDY_LINK } from './header-parts.js';

/**
 * A link for everybody, middle click included; whoever has to sign in first is asked to on the spot (spec §2).
 * `onSignIn` is told just before the dialog opens.
 */
export function StudyLink({ onSignIn }: { readonly onSignIn?: () => void }) {
  const session = useService(SESSION);
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = useDialogPrefetch();
  const enter = (event: MouseEvent): void => {
    const decision = enterStudyCenter(session.state$.value);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (decision.kind === 'go' || opensElsewhere) return;
    event.preventDefault();
    onSignIn?.();
    dialogs.open({ kind: 'login' }, decision.target);
  };
  return <Link to="/study-center" onClick={enter} {...prefetch} {...STUDY_LINK} />;
}
