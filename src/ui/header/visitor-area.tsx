import { SESSION } from '../../domain/session/session.js';
import { assertNever } from '../../domain/kernel/assert-never.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';
import { VisitorPlaceholder } from './header-parts.js';
import { MemberMenu } from './member-menu.js';
import { ReloadMember } from './reload-member.js';
import { SignInButtons } from './sign-in-buttons.js';

/** The visitor's own part of the header. Its place has one size in all states, so that nothing beside it moves. */
export function VisitorArea() {
  const state = useBehavior(useService(SESSION).state$);
  switch (state.kind) {
    case 'anonymous':
      return <SignInButtons />;
    case 'restoring':
      return <VisitorPlaceholder />;
    case 'member':
      return <MemberMenu user={state.user} />;
    case 'unreachable':
      return <ReloadMember />;
    default:
      return assertNever(state);
  }
}
