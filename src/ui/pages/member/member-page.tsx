import './member.scss';

import { useEffect } from 'react';

import { NAVIGATOR } from '../../../domain/ports/browser/navigator.port.js';
import { SESSION } from '../../../domain/session/session.js';
import { MEMBER } from '../../../domain/access/titles.js';
import { deedInAddress, memberAddress, withoutDeed } from '../../../domain/member/member-address.js';
import { useService } from '../../hooks/services.js';
import { useBehavior } from '../../hooks/use-behavior.js';
import { usePlace } from '../../hooks/use-place.js';
import type { Served } from '../../routing/page-loader.js';
import { DeedDialog } from './deed-dialog.js';
import { MemberHead } from './member-head.js';
import { ProfileRows } from './profile-rows.js';

/**
 * Who the member is to the site, and all that they can change of it (pages §11). What they are about stands in the address:
 * somebody whose session ends in the middle of a form comes back to it.
 */
export function MemberPage({ service }: Served<'member'>) {
  const session = useBehavior(useService(SESSION).state$);
  const navigator = useService(NAVIGATOR);
  const { query } = usePlace();

  useEffect(() => {
    const arriving = service.links.arrival().subscribe();
    return () => {
      arriving.unsubscribe();
    };
  }, [service]);

  const user = session.kind === 'member' ? session.user : undefined;
  const deed = user && deedInAddress(query, user);
  const rest = withoutDeed(query);
  // What is done, here or in another tab, cannot be done once more: the address must not go on saying so.
  const outdated = user !== undefined && deed === undefined && rest !== query;
  useEffect(() => {
    if (outdated) navigator.go(memberAddress() + rest, 'replace');
  }, [navigator, outdated, rest]);

  // The guard lets nobody else in; a member who leaves is gone before their page is.
  if (user === undefined) return undefined;
  return (
    <div className="page profile">
      <h1 className="page__heading">{MEMBER}</h1>
      <MemberHead user={user} avatar={service.avatar} />
      <ProfileRows
        user={user}
        onOpen={(wanted) => {
          navigator.go(memberAddress(wanted));
        }}
        onQq={() => {
          service.links.leaveForQq();
        }}
      />
      {deed !== undefined && (
        <DeedDialog
          key={deed}
          deed={deed}
          user={user}
          service={service}
          onClose={() => {
            navigator.go(memberAddress(), 'replace');
          }}
        />
      )}
    </div>
  );
}
