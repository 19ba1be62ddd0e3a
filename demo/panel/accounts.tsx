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
    [user.locked, strings.IS_LOCKED],
    [!hasBoundMobile(user), strings.IS_WITHOUT_MOBILE],
    [user.password === undefined, strings.IS_WITHOUT_PASSWORD],
    [user.identity === undefined, strings.IS_NOT_VERIFIED],
    [user.vip !== undefined, strings.IS_VIP],
    [user.qqBound, strings.IS_LINKED_TO_QQ],
    [user.wechatBound, strings.IS_LINKED_TO_WECHAT],
    [unread > 0, strings.HAS_UNREAD],
  ];
  return traits.filter(([applies]) => applies).map(([, trait]) => trait);
}
