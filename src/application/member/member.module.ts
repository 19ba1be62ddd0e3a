import { ContainerModule } from 'inversify';

import * as t from '../tokens.js';
import { AvatarChange } from './avatar-change.js';
import { MemberDrafts } from './member-drafts.js';
import * as m from './member-pages.tokens.js';
import { MobileChange } from './mobile-change.js';
import { ProfileChanges } from './profile-changes.js';
import { SocialLinks } from './social-links.js';
import { WechatLink } from './wechat-link.js';

/** The flows of the member's own page, over the gateways and the picture desk that adapter modules bring. */
const memberModule = new ContainerModule((module) => {
  t.provide(
    module,
    m.MEMBER_PLACE,
    [
      m.PROFILE_GATEWAY,
      m.SOCIALITE_GATEWAY,
      m.PICTURE_DESK,
      t.SESSION,
      t.NAVIGATOR,
      t.NOTIFIER,
      t.PRESENCE,
      t.VISIT_STORE,
      t.ERROR_REPORTER,
      t.SIGN_OUT,
      t.TIME,
    ],
    (profiles, socials, pictures, session, navigator, notifier, presence, store, errors, signOut, time) => {
      const drafts = new MemberDrafts(store, session, 'memberDrafts');
      return {
        changes: new ProfileChanges(profiles, session, notifier, signOut, drafts),
        avatar: new AvatarChange(pictures, profiles, session, notifier),
        links: new SocialLinks(socials, session, navigator, notifier, store, errors),
        wechat: new WechatLink(socials, session, presence, notifier, errors, time),
        drafts,
        newMobileChange: () => new MobileChange(profiles, session, notifier, drafts, time),
      };
    },
  );
});

export const modules = [memberModule];
export const service = m.MEMBER_PLACE;
