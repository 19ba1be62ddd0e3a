import { Link } from 'react-router-dom';

import { UNREAD_REFRESH } from '../../../application/session/unread-refresh.js';
import { routeAt, ROUTES } from '../../../domain/access/routes.js';
import { NAVIGATOR } from '../../../domain/ports/navigator.js';
import { BOTTOM_ENTRIES, hasBottomNav } from '../../../domain/site/bottom-nav.js';
import { activeNav } from '../../../domain/site/nav.js';
import { BOTTOM_MEMBER } from '../../../domain/site/strings.js';
import { UnreadDot } from '../header/avatar.js';
import { BottomNavFrame } from '../header/header-parts.js';
import { MemberLink } from '../header/header-links.js';
import { useBehavior, usePageLocation, useService } from '../hooks/services.js';

/** The bar at the lower edge of a phone (docs/spec/header-and-footer.md#bottom-navigation). */
export function BottomNav() {
  const { path } = usePageLocation();
  const unread = useBehavior(useService(UNREAD_REFRESH).count$) > 0;
  const { item } = activeNav(BOTTOM_ENTRIES, path, useService(NAVIGATOR).origin);
  if (!hasBottomNav(path)) return undefined;
  return (
    <BottomNavFrame
      link={({ className, children }, entry) => {
        const isForMembers = ROUTES[routeAt(entry.url)].membersOnly;
        const EntryLink = isForMembers ? MemberLink : Link;
        const current = entry === item ? 'page' : undefined;
        return (
          <EntryLink key={entry.id} className={className} to={entry.url} aria-current={current}>
            {children}
            {entry.name === BOTTOM_MEMBER && unread && <UnreadDot />}
          </EntryLink>
        );
      }}
    />
  );
}
