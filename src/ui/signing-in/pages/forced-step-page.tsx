import './sign-in-pages.scss';

import { type ReactNode, useLayoutEffect, useMemo } from 'react';

import { guardContext } from '../../../application/session/guard-context.js';
import { SIGN_OUT } from '../../../application/session/sign-out.js';
import { decideForcedStep, type ForcedStep } from '../../../domain/access/forced-step-page.js';
import type { AccessDecision } from '../../../domain/access/guard-policy.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { SESSION } from '../../../domain/session/session.js';
import { MEMBER_UNREACHABLE, SIGN_OUT_TEXT } from '../../../domain/site/strings.js';
import { ErrorState } from '../../shared/feedback/error-state.js';
import { PendingPage } from '../../shared/feedback/skeleton.js';
import { useBehavior, usePageLocation, useService, useSite } from '../../shared/hooks/services.js';
import { SigningInGate } from '../signing-in.js';

/** Whether the visitor may see the page of a forced step; re-evaluated when the session changes. */
function useForcedStep(step: ForcedStep): AccessDecision {
  const session = useService(SESSION);
  const signOut = useService(SIGN_OUT);
  const rules = useSite().config.member;
  const visitor$ = useMemo(() => guardContext(session, signOut, rules), [session, signOut, rules]);
  return decideForcedStep(step, useBehavior(visitor$), usePageLocation());
}

interface ForcedStepPageProps {
  readonly step: ForcedStep;
  readonly title: string;
  /** Explains to the member why the site requires this step. */
  readonly lead?: string;
  /**
   * The content of the step. It is rendered only for members who must complete the step, with the services of signing
   * in available.
   */
  readonly children: ReactNode;
}

/**
 * The page of a step that a member cannot skip (docs/spec/signing-in.md#binding-page). All other visitors are
 * redirected. 安全退出 is always available, whatever fails.
 */
export function ForcedStepPage({ step, title, lead, children }: ForcedStepPageProps) {
  const session = useService(SESSION);
  const signOut = useService(SIGN_OUT);
  const navigator = useService(PAGE_NAVIGATOR);
  const decision = useForcedStep(step);
  const elsewhere = decision.kind === 'go' ? decision.to : undefined;

  // Before the browser paints, so that a visitor never sees a step that is not theirs.
  useLayoutEffect(() => {
    if (elsewhere !== undefined) navigator.go(elsewhere, 'replace');
  }, [elsewhere, navigator]);

  if (decision.kind === 'go' || decision.kind === 'wait') return <PendingPage title={title} />;
  return (
    <div className="page column forced-step">
      <h1 className="page__heading">{title}</h1>
      {lead !== undefined && <p className="page__lead">{lead}</p>}
      <div className="forced-step__work" data-step={step}>
        {decision.kind === 'allow' ? (
          <SigningInGate>{children}</SigningInGate>
        ) : (
          <ErrorState
            text={MEMBER_UNREACHABLE}
            onRetry={() => {
              session.reload();
            }}
          />
        )}
      </div>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => {
          signOut.leave();
        }}
      >
        {SIGN_OUT_TEXT}
      </button>
    </div>
  );
}
