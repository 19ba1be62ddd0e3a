import { Fragment, type ReactNode, useLayoutEffect, useMemo } from 'react';

import { guardContext } from '../../../application/session/guard-context.js';
import { SIGN_OUT } from '../../../application/session/sign-out.js';
import { decideAccess } from '../../../domain/access/guard-policy.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { memberId } from '../../../domain/session/session-state.js';
import { SESSION } from '../../../domain/session/session.js';
import { MEMBER_UNREACHABLE } from '../../../domain/site/strings.js';
import { FailedPage } from '../feedback/error-state.js';
import { PendingPage } from '../feedback/skeleton.js';
import { useBehavior, usePageLocation, useService, useSite } from '../hooks/services.js';

interface GuardedRouteProps {
  readonly isForMembers: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Applies the guard policy (docs/spec/start-and-routes.md#guard): the domain decides, this component redirects or
 * renders.
 */
export function GuardedRoute({ isForMembers, title, children }: GuardedRouteProps) {
  const session = useService(SESSION);
  const signOut = useService(SIGN_OUT);
  const navigator = useService(PAGE_NAVIGATOR);
  const rules = useSite().config.member;
  const visitor$ = useMemo(() => guardContext(session, signOut, rules), [session, signOut, rules]);
  const visitor = useBehavior(visitor$);
  const decision = decideAccess({ isForMembers }, visitor, usePageLocation());
  const elsewhere = decision.kind === 'go' ? decision.to : undefined;

  // Before the browser paints, so that the visitor never sees the guarded page.
  useLayoutEffect(() => {
    if (elsewhere !== undefined) navigator.go(elsewhere, 'replace');
  }, [elsewhere, navigator]);

  switch (decision.kind) {
    case 'allow':
      // Keyed by the member: if another member signs in without a pending page in between, the page is mounted again.
      return isForMembers ? <Fragment key={memberId(visitor.session)}>{children}</Fragment> : children;
    case 'go':
    case 'wait':
      return <PendingPage title={title} />;
    case 'offer-retry':
      return (
        <FailedPage
          title={title}
          text={MEMBER_UNREACHABLE}
          onRetry={() => {
            session.reload();
          }}
        />
      );
  }
}
