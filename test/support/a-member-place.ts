import { AvatarChange } from '../../src/application/member/avatar-change.js';
import { MemberDrafts } from '../../src/application/member/member-drafts.js';
import { MobileChange, ProfileChanges } from '../../src/application/member/profile-changes.js';
import { SocialLinks, WechatLink } from '../../src/application/member/social-links.js';
import type { LoginUser } from '../../src/domain/session/login-user.js';
import { aDoor } from './a-door.js';
import { aMember } from './sessions.js';
import { FakePictureDesk } from './fake-picture-desk.js';
import { FakeProfileGateway, FakeSocialiteGateway } from './fake-gateways.js';
import { FakeVisitStore } from './fake-visit-store.js';

/** The flows of a member's own page, over ports that the test answers. */
export function aMemberPlace(
  user: LoginUser = aMember(),
  address = '/member',
  store = FakeVisitStore.with({ token: 't' }),
) {
  const door = aDoor({ address, store });
  door.members.details.answer(user);
  const { session, notifier, navigator, desk, presence, time, signOut } = door;
  const profile = new FakeProfileGateway();
  const socialites = new FakeSocialiteGateway();
  const pictures = new FakePictureDesk();
  const drafts = new MemberDrafts(store, session, 'memberDrafts');
  return {
    ...door,
    ...{ profile, socialites, pictures, drafts },
    changes: new ProfileChanges(profile, session, notifier, signOut, drafts),
    mobileChange: new MobileChange(profile, session, notifier, drafts, time),
    links: new SocialLinks(socialites, session, navigator, notifier, store, desk),
    wechat: new WechatLink(socialites, session, presence, notifier, desk, time),
    avatar: new AvatarChange(pictures, profile, session, notifier),
    /** The member as everybody on the page knows them. */
    known: (): LoginUser | undefined => {
      const { value } = session.state$;
      return value.kind === 'member' ? value.user : undefined;
    },
  };
}
