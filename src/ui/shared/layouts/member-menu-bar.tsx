import './member-menu-bar.scss';

import { Link } from 'react-router-dom';

import { UNREAD_REFRESH } from '../../../application/session/unread-refresh.js';
import { routeAt, type RouteName, ROUTES } from '../../../domain/access/routes.js';
import { MEMBER_MENU_BAR } from '../../../domain/member/strings.js';
import { UnreadDot } from '../header/avatar.js';
import { useBehavior, usePagePath, useService } from '../hooks/services.js';

const ENTRIES = [
  'member',
  'memberOrders',
  'memberMessages',
  'memberPoints',
  'memberNotes',
] as const satisfies readonly RouteName[];

/**
 * The menu of the member area (docs/spec/member.md#member-layout): a column on a wide screen, else a row.
 */
export function MemberMenuBar() {
  const unread = useBehavior(useService(UNREAD_REFRESH).count$) > 0;
  const here = routeAt(usePagePath());
  return (
    <nav className="member-menu-bar" aria-label={MEMBER_MENU_BAR}>
      {ENTRIES.map((page) => (
        <Link
          key={page}
          className="member-menu-bar__entry"
          to={ROUTES[page].pattern}
          aria-current={page === here ? 'page' : undefined}
        >
          <span>{page === 'member' ? ROUTES[page].title : <ShortOnPhones title={ROUTES[page].title} />}</span>
          {page === 'memberMessages' && unread && <UnreadDot />}
        </Link>
      ))}
    </nav>
  );
}

/** Without 所有 and 我的, so that five entries fit into 320 px; screen readers read the whole title. */
function ShortOnPhones({ title }: { readonly title: string }) {
  return (
    <>
      <span className="member-menu-bar__whose">{title.slice(0, 2)}</span>
      <span>{title.slice(2)}</span>
    </>
  );
}
