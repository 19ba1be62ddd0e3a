import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { needsSignIn } from '../../../domain/access/guard-policy.js';
import { SESSION } from '../../../domain/session/session.js';
import { isPlainClick } from '../../../domain/site/plain-click.js';
import { DIALOGS_MODULE } from '../../signing-in/dialogs/dialogs.js';
import { useBehavior, useService } from '../hooks/services.js';
import { usePrefetch } from '../hooks/use-module.js';

/**
 * For what only a member can do (docs/spec/every-page.md#member-actions): `signIn` opens the login dialog for an anonymous
 * visitor, who then gets to `target`, by default the page that is displayed; the props of the element prefetch the dialog.
 */
export function useMemberAction() {
  const isAnonymous = needsSignIn(useBehavior(useService(SESSION).state$));
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = usePrefetch(DIALOGS_MODULE);
  const signIn = (target?: string): void => {
    dialogs.open({ kind: 'login' }, target);
  };
  return isAnonymous ? ([signIn, prefetch] as const) : ([undefined, undefined] as const);
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
  const [signIn, prefetch] = useMemberAction();
  if (!signIn) return <Link {...link} {...ahead} />;
  const openLogin = (event: MouseEvent): void => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onSignIn?.();
    signIn(isAction ? undefined : link.to);
  };
  return <Link {...link} {...prefetch} onClick={openLogin} />;
}
