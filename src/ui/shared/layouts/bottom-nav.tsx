import { Link } from 'react-router-dom';

import { UNREAD_REFRESH } from '../../../application/session/unread-refresh.js';
import { hasBottomNav } from '../../../domain/site/bottom-nav.js';
import { BOTTOM_MEMBER } from '../../../domain/site/strings.js';
import { UnreadDot } from '../header/avatar.js';
import { BottomNavFrame } from '../header/header-parts.js';
import { useBehavior, usePagePath, useService } from '../hooks/services.js';
import { MemberLink } from '../routing/member-action.js';

/** The bar at the lower edge of a phone (docs/spec/header-and-footer.md#bottom-navigation). */
export function BottomNav() {
  const path = usePagePath();
  const unread = useBehavior(useService(UNREAD_REFRESH).count$) > 0;
  if (!hasBottomNav(path)) return undefined;
  return (
    <BottomNavFrame
      link={({ name, to, isForMembers }, content) => {
        const EntryLink = isForMembers ? MemberLink : Link;
        const isCurrent = to === `/${path.split('/')[1] ?? ''}`;
        return (
          <EntryLink key={to} className="bottom-nav__entry" to={to} aria-current={isCurrent ? 'page' : undefined}>
            {content}
            {name === BOTTOM_MEMBER && unread && <UnreadDot />}
          </EntryLink>
        );
      }}
    />
  );
}
