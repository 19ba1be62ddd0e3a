import { SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import { hasBoundMobile, type UserRecord } from '../../src/adapters/memory/server/member/users.js';
import { SESSION } from '../../src/domain/session/session.js';
import { useBehavior, useService } from '../../src/ui/shared/hooks/services.js';
import * as strings from '../strings.js';
import { ControlButton, Section } from './controls.js';
import { CopyButton } from './copy-and-fill.js';
import { useCourseSite } from './use-course-site.js';

/**
 * All accounts, including new ones. One click signs in as a member, without a password and even if the account is
 * locked.
 */
export function AccountsSection() {
  const { controls } = useCourseSite();
  const session = useService(SESSION);
  const { all } = useBehavior(controls.users$);
  const unread = useBehavior(controls.unread$);
  return (
    <Section title={strings.ACCOUNTS} hint={strings.ACCOUNTS_HINT + SEEDED_PASSWORD}>
      <CopyButton text={SEEDED_PASSWORD}>{strings.PASSWORD_COPY}</CopyButton>
      <ul className="controls__list">
        {all.map((user) => (
          <li key={user.id} className="controls__item">
            <span className="controls__what">
              {user.name} <code>{user.mobile}</code>
              <span className="controls__hint"> {traitsOf(user, unread[user.id] ?? 0).join(' · ')}</span>
            </span>
            <CopyButton text={user.mobile} about={user.name}>
              {strings.MOBILE_COPY}
            </CopyButton>
            <ControlButton
              about={user.name}
              onPress={() => {
                session.begin(controls.signIn(user.mobile));
              }}
            >
              {strings.SIGN_IN_AS_THEM}
            </ControlButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function traitsOf(user: UserRecord, unread: number): readonly string[] {
  const traits: readonly (readonly [boolean, string])[] = [
    [user.locked, strings.LOCKED_TRAIT],
    [!hasBoundMobile(user), strings.NO_MOBILE_TRAIT],
    [user.password === undefined, strings.NO_PASSWORD_TRAIT],
    [user.identity === undefined, strings.NOT_VERIFIED_TRAIT],
    [user.vip !== undefined, strings.VIP_TRAIT],
    [user.qqBound, strings.QQ_TRAIT],
    [user.wechatBound, strings.WECHAT_TRAIT],
    [unread > 0, strings.UNREAD_TRAIT],
  ];
  return traits.filter(([applies]) => applies).map(([, trait]) => trait);
}
