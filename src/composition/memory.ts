import { EMPTY } from 'rxjs';

import { MemoryAnnouncementGateway } from '../adapters/memory/announcements.js';
import type { MemoryEnvironment } from '../adapters/memory/browser/environment.js';
import { MemoryNoteStore } from '../adapters/memory/browser/note-store.js';
import { MemoryPlayerSlot } from '../adapters/memory/browser/playback.js';
import { MemoryShareSheet } from '../adapters/memory/browser/share-sheet.js';
import { MemoryWechatScript } from '../adapters/memory/browser/wechat-script.js';
import { MemoryTabLock } from '../adapters/memory/browser/tab-lock.js';
import { MemoryCommentGateway } from '../adapters/memory/comments.js';
import { MemoryCourseGateway } from '../adapters/memory/courses.js';
import { MemoryHomeGateway } from '../adapters/memory/home.js';
import { MemoryLessonGateway } from '../adapters/memory/lesson.js';
import { MemoryMemberMessagesGateway } from '../adapters/memory/messages.js';
import { MEMORY_NETWORK, MemoryNetwork } from '../adapters/memory/client/network.js';
import { MemoryOrderGateway, MemoryOrderListGateway } from '../adapters/memory/orders.js';
import { MemoryWechatSignatureGateway } from '../adapters/memory/sharing.js';
import { MemoryPointsGateway } from '../adapters/memory/points.js';
import { MemoryProfileGateway } from '../adapters/memory/member/profile.js';
import { MemoryScanGateway } from '../adapters/memory/signing-in/scan.js';
import { MemorySearchGateway } from '../adapters/memory/search.js';
import { MemoryServerClock } from '../adapters/memory/client/server-clock.js';
import { COURSE_SITE, CourseSite } from '../adapters/memory/server/course-site.js';
import { MemoryAccountGateway, MemoryMemberGateway } from '../adapters/memory/session.js';
import {
  MemoryCaptchaGateway,
  MemoryMemberStepsGateway,
  MemorySignInGateway,
} from '../adapters/memory/signing-in/sign-in.js';
import { MemorySiteGateway } from '../adapters/memory/site.js';
import { MemorySocialAccountsGateway } from '../adapters/memory/member/social-accounts.js';
import { MemoryStudyGateway } from '../adapters/memory/study.js';
import { MemoryVipPlanGateway } from '../adapters/memory/vip.js';
import type { Token } from '../domain/kernel/token.js';
import { PAGE_NAVIGATOR } from '../domain/ports/navigator.js';
import { NOTE_STORE } from '../domain/ports/note-store.js';
import { LOG } from '../domain/ports/notifier.js';
import { DEVICE_MEDIA_SESSION, PLAYBACK, PLAYER_SLOT } from '../domain/ports/playback.js';
import { SCREEN_WAKE_LOCK } from '../domain/ports/wake-lock.js';
import { MemoryWakeLock } from '../adapters/memory/browser/wake-lock.js';
import { IDLE, PRESENCE } from '../domain/ports/presence.js';
import { OPERATOR_SCRIPTS, WEB_MANIFEST } from '../domain/ports/page-tasks.js';
import { WECHAT_SCRIPT, WECHAT_SIGNATURE_GATEWAY } from '../domain/ports/share-card.js';
import { SHARE_SHEET } from '../domain/ports/share-sheet.js';
import { RANDOM, TIME } from '../domain/ports/time.js';
import { TAB_LOCK, VISIT_STORE } from '../domain/ports/visit-store.js';
import { ACCOUNT_GATEWAY, MEMBER_GATEWAY, TOKEN_REFUSALS } from '../domain/ports/account-gateway.js';
import { ANNOUNCEMENT_GATEWAY } from '../domain/ports/announcement-gateway.js';
import { COMMENT_GATEWAY } from '../domain/ports/comment-gateway.js';
import { COURSE_GATEWAY } from '../domain/ports/course-gateway.js';
import { HOME_GATEWAY } from '../domain/ports/home-gateway.js';
import { LESSON_GATEWAY } from '../domain/ports/lesson-gateway.js';
import { MEMBER_MESSAGES_GATEWAY } from '../domain/ports/message-gateway.js';
import { ORDER_GATEWAY, ORDER_LIST_GATEWAY } from '../domain/ports/order-gateway.js';
import { POINTS_GATEWAY } from '../domain/ports/points-gateway.js';
import { PROFILE_GATEWAY, SOCIAL_ACCOUNTS_GATEWAY } from '../domain/ports/profile-gateway.js';
import { SEARCH_GATEWAY } from '../domain/ports/search-gateway.js';
import {
  CAPTCHA_GATEWAY,
  MEMBER_STEPS_GATEWAY,
  SCAN_GATEWAY,
  SIGN_IN_GATEWAY,
} from '../domain/ports/sign-in-gateway.js';
import { SERVER_CLOCK } from '../domain/ports/server-clock.js';
import { SITE_GATEWAY } from '../domain/ports/site-gateway.js';
import { STUDY_GATEWAY } from '../domain/ports/study-gateway.js';
import { VIP_PLAN_GATEWAY } from '../domain/ports/vip-gateway.js';
import { API_BASE, RUNTIME_SETTINGS } from '../domain/site/system-config.js';
import type { Bindings } from './services.js';

/** The in-memory server and its gateways instead of a real server: the given server, or a new one. */
export function memoryServer(existing?: CourseSite): Bindings {
  return (bind) => {
    const bindGateway = <T>(gateway: Token<T>, make: (site: CourseSite, network: MemoryNetwork) => T) => {
      bind(gateway, [COURSE_SITE, MEMORY_NETWORK], make);
    };
    bind(COURSE_SITE, [TIME], (time) => existing ?? new CourseSite({ time, random: Math.random }));
    bind(MEMORY_NETWORK, [COURSE_SITE, VISIT_STORE, TIME], (...needs) => new MemoryNetwork(...needs));
    bind(SERVER_CLOCK, [TIME], (time) => new MemoryServerClock(time));
    // A demo is not installed.
    bind(WEB_MANIFEST, [], () => ({ run: () => EMPTY }));
    bind(TOKEN_REFUSALS, [MEMORY_NETWORK], (network) => network);
    bind(SITE_GATEWAY, [COURSE_SITE, MEMORY_NETWORK, TIME], (...needs) => new MemorySiteGateway(...needs));
    bindGateway(MEMBER_GATEWAY, (...needs) => new MemoryMemberGateway(...needs));
    bindGateway(ACCOUNT_GATEWAY, (...needs) => new MemoryAccountGateway(...needs));
    bindGateway(SIGN_IN_GATEWAY, (...needs) => new MemorySignInGateway(...needs));
    bindGateway(CAPTCHA_GATEWAY, (...needs) => new MemoryCaptchaGateway(...needs));
    bindGateway(SCAN_GATEWAY, (...needs) => new MemoryScanGateway(...needs));
    bindGateway(MEMBER_STEPS_GATEWAY, (...needs) => new MemoryMemberStepsGateway(...needs));
    bindGateway(HOME_GATEWAY, (...needs) => new MemoryHomeGateway(...needs));
    bindGateway(ANNOUNCEMENT_GATEWAY, (...needs) => new MemoryAnnouncementGateway(...needs));
    bindGateway(SEARCH_GATEWAY, (...needs) => new MemorySearchGateway(...needs));
    bindGateway(COURSE_GATEWAY, (...needs) => new MemoryCourseGateway(...needs));
    bindGateway(COMMENT_GATEWAY, (...needs) => new MemoryCommentGateway(...needs));
    bindGateway(LESSON_GATEWAY, (...needs) => new MemoryLessonGateway(...needs));
    bindGateway(STUDY_GATEWAY, (...needs) => new MemoryStudyGateway(...needs));
    bindGateway(VIP_PLAN_GATEWAY, (...needs) => new MemoryVipPlanGateway(...needs));
    bindGateway(ORDER_GATEWAY, (...needs) => new MemoryOrderGateway(...needs));
    bindGateway(ORDER_LIST_GATEWAY, (...needs) => new MemoryOrderListGateway(...needs));
    bindGateway(PROFILE_GATEWAY, (...needs) => new MemoryProfileGateway(...needs));
    bindGateway(SOCIAL_ACCOUNTS_GATEWAY, (...needs) => new MemorySocialAccountsGateway(...needs));
    bindGateway(MEMBER_MESSAGES_GATEWAY, (...needs) => new MemoryMemberMessagesGateway(...needs));
    bindGateway(POINTS_GATEWAY, (...needs) => new MemoryPointsGateway(...needs));
    bindGateway(WECHAT_SIGNATURE_GATEWAY, (...needs) => new MemoryWechatSignatureGateway(...needs));
  };
}

/** An in-memory browser instead of a real one. */
export function memoryBrowser(environment: MemoryEnvironment): Bindings {
  return (bind) => {
    bind(TIME, [], () => environment.time);
    // The middle value: no delay gets jitter.
    bind(RANDOM, [], () => () => 0.5);
    bind(VISIT_STORE, [], () => environment.store);
    bind(PAGE_NAVIGATOR, [], () => environment.navigator);
    bind(PRESENCE, [], () => environment.presence);
    bind(IDLE, [], () => environment.idle);
    bind(PLAYBACK, [], () => environment.playback);
    bind(PLAYER_SLOT, [], () => new MemoryPlayerSlot());
    bind(SCREEN_WAKE_LOCK, [], () => new MemoryWakeLock());
    bind(DEVICE_MEDIA_SESSION, [], () => environment.mediaSession);
    bind(TAB_LOCK, [], () => new MemoryTabLock());
    bind(NOTE_STORE, [], () => new MemoryNoteStore());
    bind(SHARE_SHEET, [], () => new MemoryShareSheet());
    bind(WECHAT_SCRIPT, [], () => new MemoryWechatScript());
    bind(OPERATOR_SCRIPTS, [], () => ({ run: () => EMPTY }));
    bind(LOG, [], () => environment.log);
    bind(RUNTIME_SETTINGS, [], () => environment.settings);
    bind(API_BASE, [], () => '');
  };
}
