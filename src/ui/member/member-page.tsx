import './member.scss';

import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import type { AvatarChange } from '../../application/member/avatar-change.js';
import { ROUTES } from '../../domain/access/routes.js';
import { actionInAddress, type MemberAction, memberAddress, withoutAction } from '../../domain/member/profile.js';
import * as strings from '../../domain/member/strings.js';
import { showsVipEntry } from '../../domain/site/nav.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { SERVER_CLOCK } from '../../domain/ports/server-clock.js';
import { isVip, type LoginUser } from '../../domain/session/login-user.js';
import { SESSION } from '../../domain/session/session.js';
import { knownMember } from '../../domain/session/session-state.js';
import { RUNTIME_SETTINGS } from '../../domain/site/system-config.js';
import { inChina } from '../../domain/time/shown-time.js';
import { BECOME_VIP } from '../../domain/vip.strings.js';
import { subscribed } from '../shared/hooks/effects.js';
import { useBehavior, usePageLocation, useService, useSite } from '../shared/hooks/services.js';
import type { ServiceProps } from '../shared/routing/page-loader.js';
import { CrownIcon } from '../shared/theme/icons.js';
import { AvatarChooser } from './avatar-chooser.js';
import { MemberActionDialog } from './member-dialog.js';
import { AccountDeletion, ProfileRows } from './profile-rows.js';

/** Avatar, which can be changed, name, VIP with its expiry date, and points with the link to their records. */
function MemberHead({ user, avatar }: { readonly user: LoginUser; readonly avatar: AvatarChange }) {
  const now = useService(SERVER_CLOCK).now();
  const sellsVip = showsVipEntry(useSite().config, useService(RUNTIME_SETTINGS));
  return (
    <section className="member-head">
      <AvatarChooser url={user.avatar} change={avatar} />
      <div className="member-head__who">
        <h2 className="member-head__name" translate="no">
          {user.name}
        </h2>
        {isVip(user, now) && user.vipUntil !== undefined ? (
          <p className="member-head__vip">
            <CrownIcon />
            <span>{strings.vipUntil(inChina(user.vipUntil, 'yyyy-MM-dd'))}</span>
          </p>
        ) : (
          <p className="member-head__plain">
            <span>{strings.NOT_VIP}</span>
            {sellsVip && <Link to={ROUTES.vip.pattern}>{BECOME_VIP}</Link>}
          </p>
        )}
      </div>
      <Link className="member-head__points" to={ROUTES.memberPoints.pattern}>
        <strong>{user.credit1}</strong>
        <span>{strings.MY_POINTS}</span>
      </Link>
    </section>
  );
}

/**
 * The member's profile and everything that they can change in it (docs/spec/member.md#profile). The open form is in the
 * address, so that a member whose session ends returns to it after signing in.
 */
export function MemberPage({ service }: ServiceProps<'member'>) {
  const session = useBehavior(useService(SESSION).state$);
  const navigator = useService(PAGE_NAVIGATOR);
  const { query } = usePageLocation();
  const { scene } = useService(RUNTIME_SETTINGS);

  useEffect(() => {
    return subscribed(service.links.arrival());
  }, [service]);

  const user = knownMember(session);
  const action = user && actionInAddress(query, user, scene);
  const rest = withoutAction(query);
  // An action that was completed, here or in another tab, is no longer possible: remove it from the address.
  const outdated = user !== undefined && action === undefined && rest !== query;
  useEffect(() => {
    if (outdated) navigator.go(memberAddress() + rest, 'replace');
  }, [navigator, outdated, rest]);

  // The guard admits only members; after sign-out this page may render once more before it unmounts.
  if (user === undefined) return undefined;
  const open = (wanted: MemberAction): void => {
    // Its dialog has a history entry, and this one must be right without it.
    navigator.go(memberAddress(wanted), 'replace');
  };
  return (
    <div className="page profile">
      <h1 className="page__heading">{ROUTES.member.title}</h1>
      <MemberHead user={user} avatar={service.avatar} />
      <ProfileRows
        user={user}
        onOpen={open}
        onLeave={(account) => {
          service.links.leaveFor(account);
        }}
      />
      <AccountDeletion onOpen={open} />
      {action !== undefined && (
        <MemberActionDialog
          key={action}
          action={action}
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
