import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { DIALOG_FLOW } from '../../application/signing-in/dialog-flow.js';
import { DIALOGS } from '../signing-in/dialogs/dialogs.js';
import { useService } from '../shared/hooks/services.js';
import { usePrefetch } from '../shared/hooks/use-module.js';
import { isPlainClick } from '../shared/routing/site-link.js';
import type { LessonAhead } from './use-lesson-ahead.js';

interface ActionLinkProps {
  readonly to: string;
  readonly className: string;
  /** The visitor is anonymous, and the target of the link is for members. */
  readonly needsSignIn: boolean;
  /** The accessible name, if it differs from the text. */
  readonly label?: string | undefined;
  /** If the link opens a lesson: the handlers that request it ahead. */
  readonly ahead?: LessonAhead | undefined;
  readonly children: ReactNode;
}

/**
 * A link to a page for members. An anonymous visitor gets the login dialog and is on this page again afterwards
 * (docs/spec/every-page.md#member-actions).
 */
export function ActionLink({ needsSignIn, label, ahead, ...rest }: ActionLinkProps) {
  const link = { ...rest, 'aria-label': label };
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = usePrefetch(DIALOGS);
  const openLogin = (event: MouseEvent): void => {
    // In a new window or tab, the guard of the page asks the visitor to sign in.
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    dialogs.open({ kind: 'login' });
  };
  return needsSignIn ? <Link {...link} {...prefetch} onClick={openLogin} /> : <Link {...link} {...ahead} />;
}
