import './member-menu-bar.scss';

import { Link } from 'react-router-dom';

import { UNREAD_REFRESH } from '../../../application/session/unread-refresh.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { plainPath } from '../../../domain/access/paths.js';
import { MEMBER_MENU_BAR } from '../../../domain/member/strings.js';
import { UnreadDot } from '../header/avatar.js';
import { useBehavior, usePageLocation, useService } from '../hooks/services.js';

const ENTRIES = [ROUTES.member, ROUTES.memberOrders, ROUTES.memberMessages, ROUTES.memberCredit];

/**
 * The menu of the member area (docs/spec/member.md#member-layout): a column on a wide screen, else a row.
 */
export function MemberMenuBar() {
  const unread = useBehavior(useService(UNREAD_REFRESH).count$) > 0;
  const here = plainPath(usePageLocation().path);
  return (
    <nav className="member-menu-bar" aria-label={MEMBER_MENU_BAR}>
      {ENTRIES.map(({ pattern, title }) => (
        <Link
          key={pattern}
          className="member-menu-bar__entry"
          to={pattern}
          aria-current={here === pattern ? 'page' : undefined}
        >
          <span>{title}</span>
          {pattern === ROUTES.memberMessages.pattern && unread && <UnreadDot />}
        </Link>
      ))}
    </nav>
  );
}
