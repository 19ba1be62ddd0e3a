import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

import { isPlainClick } from '../../../domain/site/plain-click.js';
import { useMemberAction } from './use-member-action.js';

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
