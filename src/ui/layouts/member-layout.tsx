import type { ReactNode } from 'react';

import { SESSION } from '../../domain/session/session.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';
import { useCode } from '../hooks/use-code.js';

const MENU = {
  name: 'member-menu',
  fetch: () => import('../member/member-menu-bar.js').then((module) => module.MemberMenuBar),
};

/**
 * The member's own place within the main frame (pages §11): a menu beside its pages. The menu is no part of the first
 * load; a page is there without it, should it not come. Strangers are on their way to the login page and see none.
 */
export function MemberLayout({ children }: { readonly children: ReactNode }) {
  const member = useBehavior(useService(SESSION).state$).kind === 'member';
  const { state } = useCode(MENU, { wanted: member });
  return (
    <div className="column member-place">
      <div className="member-place__menu">{member && state.kind === 'ready' && <state.value />}</div>
      <div className="member-place__page">{children}</div>
    </div>
  );
}
