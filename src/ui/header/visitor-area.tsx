import { SESSION } from '../../application/tokens.js';
import { assertNever } from '../../domain/kernel/assert-never.js';
import { LOADING } from '../../domain/site/words.js';
import type { SessionState } from '../../domain/session/session-state.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';
import { MemberMenu } from './member-menu.js';
import { ReloadMember } from './reload-member.js';
import { SignInButtons } from './sign-in-buttons.js';

/** Who the visitor is. Its room is the same whoever they turn out to be, so that nothing beside it moves. */
export function VisitorArea() {
  const state = useBehavior(useService(SESSION).state$);
  return <div className="visitor">{viewOf(state)}</div>;
}

function viewOf(state: SessionState) {
  switch (state.kind) {
    case 'anonymous':
      return <SignInButtons />;
    case 'restoring':
      return (
        <div className="visitor__placeholder" role="status">
          <span className="visually-hidden">{LOADING}</span>
        </div>
      );
    case 'member':
      return <MemberMenu user={state.user} />;
    case 'unreachable':
      return <ReloadMember />;
    default:
      return assertNever(state);
  }
}
