import type { MouseEvent, ReactNode } from 'react';

import { DIALOG_FLOW } from '../../application/signing-in/dialog-flow.js';
import { useDialogPrefetch } from '../dialogs/dialog-loader.js';
import { useService } from '../hooks/services.js';
import { isPlainClick, Link } from '../routing/link.js';

interface DeedLinkProps {
  readonly to: string;
  readonly className: string;
  /** The visitor is a stranger, and what it leads to is a deed of members. */
  readonly needsSignIn: boolean;
  readonly children: ReactNode;
}

/** A link to a deed of members: a stranger is asked to sign in on the spot, and is here again afterwards (pages §0.4). */
export function DeedLink({ needsSignIn, ...link }: DeedLinkProps) {
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = useDialogPrefetch();
  const askToSignIn = (event: MouseEvent): void => {
    // In a window of its own the guard of the page asks.
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    dialogs.open({ kind: 'login' });
  };
  return needsSignIn ? <Link {...link} {...prefetch} onClick={askToSignIn} /> : <Link {...link} />;
}
