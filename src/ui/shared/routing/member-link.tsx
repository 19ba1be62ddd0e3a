import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { needsSignIn } from '../../../domain/access/guard-policy.js';
import { SESSION } from '../../../domain/session/session.js';
import { isPlainClick } from '../../../domain/site/plain-click.js';
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

type LinkProps = ComponentProps<typeof Link>;

interface MemberLinkProps extends LinkProps {
  readonly to: string;
  /** The link is an action of this page, to which the visitor returns after signing in, not to that of the link. */
  readonly isAction?: boolean;
  /** Handlers for a visitor who need not sign in. */
  readonly ahead?: Pick<LinkProps, 'onClick' | 'onPointerDown'> | undefined;
  /** Called just before the login dialog opens. */
  readonly onSignIn?: (() => void) | undefined;
}

/**
 * A link to a page for members. On a plain click an anonymous visitor gets the login dialog
 * (docs/spec/header-and-footer.md#my-study, docs/spec/every-page.md#member-actions); in a new window or tab the guard of
 * the page asks.
 */
export function MemberLink({ isAction = false, ahead, onSignIn, ...link }: MemberLinkProps) {
  const { isAnonymous, prefetch, signIn } = useMemberAction();
  const openLogin = (event: MouseEvent): void => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onSignIn?.();
    signIn(isAction ? undefined : link.to);
  };
  return isAnonymous ? <Link {...link} {...prefetch} onClick={openLogin} /> : <Link {...link} {...ahead} />;
}
