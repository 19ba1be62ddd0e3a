import { WebAvatarEditor } from '../../adapters/browser/avatar-editor.js';
import { GENERATIONS } from '../../adapters/http/client/generations.js';
import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { HttpProfileGateway } from '../../adapters/http/member/profile.js';
import {
  HttpSocialAccountsGateway,
  WechatBindingG1,
  WechatBindingG2,
} from '../../adapters/http/member/social-accounts.js';
import { AvatarChange } from '../../application/member/avatar-change.js';
import { formDrafts } from '../../application/session/drafts.js';
import { MEMBER_SERVICES } from '../../application/member/member-services.js';
import { MobileChange, ProfileChanges } from '../../application/member/profile-changes.js';
import { SocialAccounts, WechatLink } from '../../application/member/social-accounts.js';
import { SIGN_OUT } from '../../application/session/sign-out.js';
import { ERROR_REPORTER } from '../../application/site/error-reporter.js';
import { LostAnswers } from '../../domain/errors/lost-answers.js';
import { MEMBER_GATEWAY } from '../../domain/ports/account-gateway.js';
import { AVATAR_EDITOR } from '../../domain/ports/avatar-editor.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { NOTE_STORE } from '../../domain/ports/note-store.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { PRESENCE } from '../../domain/ports/presence.js';
import { TIME } from '../../domain/ports/time.js';
import { VISIT_STORE } from '../../domain/ports/visit-store.js';
import { PROFILE_GATEWAY, SOCIAL_ACCOUNTS_GATEWAY } from '../../domain/ports/profile-gateway.js';
import { SESSION } from '../../domain/session/session.js';
import { bindNamed } from '../bind-named.js';
import { bindGenerations } from '../generations.js';
import { bindNoteStore } from '../note-store.js';
import { bindServerClock } from '../server-clock.js';
import type { Bindings } from '../services.js';

export const service = MEMBER_SERVICES;
export const bindings: Bindings = (bind) => {
  bindServerClock(bind);
  bindGenerations(bind);
  bindNoteStore(bind);
  bindNamed(
    bind,
    MEMBER_SERVICES,
    {
      profiles: PROFILE_GATEWAY,
      members: MEMBER_GATEWAY,
      socials: SOCIAL_ACCOUNTS_GATEWAY,
      images: AVATAR_EDITOR,
      session: SESSION,
      navigator: PAGE_NAVIGATOR,
      notifier: NOTIFIER,
      presence: PRESENCE,
      store: VISIT_STORE,
      errors: ERROR_REPORTER,
      signOut: SIGN_OUT,
      time: TIME,
      notes: NOTE_STORE,
    },
    ({ profiles, members, socials, session, navigator, notifier, store, errors, time, ...needs }) => {
      const drafts = formDrafts(store, session, time);
      const lost = new LostAnswers<true>();
      const changes = new ProfileChanges(
        profiles,
        members,
        session,
        notifier,
        needs.signOut,
        drafts,
        lost,
        needs.notes,
      );
      return {
        changes,
        avatar: new AvatarChange(needs.images, profiles, members, session, notifier),
        links: new SocialAccounts(socials, session, navigator, notifier, store, errors),
        wechat: new WechatLink(socials, session, needs.presence, notifier, errors, time),
        drafts,
        newMobileChange: () => new MobileChange(profiles, members, changes, lost, time),
      };
    },
  );
  bind(PROFILE_GATEWAY, [HTTP_CLIENT], (http) => new HttpProfileGateway(http));
  bind(
    SOCIAL_ACCOUNTS_GATEWAY,
    [HTTP_CLIENT, GENERATIONS],
    (http, generations) =>
      new HttpSocialAccountsGateway(http, generations, { 1: new WechatBindingG1(http), 2: new WechatBindingG2(http) }),
  );
  bind(AVATAR_EDITOR, [], () => new WebAvatarEditor());
};
