import { act } from '@testing-library/react';
import { of, VirtualTimeScheduler } from 'rxjs';

import { MemoryIdle } from '../../../src/adapters/memory/browser/environment.js';
import { MemoryWakeLock } from '../../../src/adapters/memory/browser/wake-lock.js';
import { MemoryMediaSession } from '../../../src/adapters/memory/browser/media-session.js';
import { MemoryNoteStore } from '../../../src/adapters/memory/browser/note-store.js';
import { MemoryPlayback } from '../../../src/adapters/memory/browser/playback.js';
import { MemoryPlayerSlot } from '../../../src/adapters/memory/browser/playback.js';
import { MemoryServerClock } from '../../../src/adapters/memory/client/server-clock.js';
import { MemoryShareSheet } from '../../../src/adapters/memory/browser/share-sheet.js';
import { MemoryWechatScript } from '../../../src/adapters/memory/browser/wechat-script.js';
import { MemoryTabLock } from '../../../src/adapters/memory/browser/tab-lock.js';
import type { LazyServiceName } from '../../../src/application/site/lazy-services.js';
import { core } from '../../../src/composition/core.js';
import { addLazyServices, changeFetch } from '../../../src/composition/lazy-services.js';
import { type Bindings, Services } from '../../../src/composition/services.js';
import type { Resolve } from '../../../src/domain/kernel/token.js';
import { AVATAR_EDITOR } from '../../../src/domain/ports/avatar-editor.js';
import { PAGE_NAVIGATOR } from '../../../src/domain/ports/navigator.js';
import { NOTE_STORE } from '../../../src/domain/ports/note-store.js';
import { LOG } from '../../../src/domain/ports/notifier.js';
import { DEVICE_MEDIA_SESSION, PLAYBACK, PLAYER_SLOT } from '../../../src/domain/ports/playback.js';
import { SCREEN_WAKE_LOCK } from '../../../src/domain/ports/wake-lock.js';
import { IDLE, PRESENCE } from '../../../src/domain/ports/presence.js';
import { WECHAT_SCRIPT } from '../../../src/domain/ports/share-card.js';
import { SHARE_SHEET } from '../../../src/domain/ports/share-sheet.js';
import { RANDOM, TIME } from '../../../src/domain/ports/time.js';
import { TAB_LOCK, VISIT_STORE } from '../../../src/domain/ports/visit-store.js';
import { ACCOUNT_GATEWAY, MEMBER_GATEWAY, TOKEN_REFUSALS } from '../../../src/domain/ports/account-gateway.js';
import { ANNOUNCEMENT_GATEWAY } from '../../../src/domain/ports/announcement-gateway.js';
import { COMMENT_GATEWAY } from '../../../src/domain/ports/comment-gateway.js';
import { COURSE_GATEWAY } from '../../../src/domain/ports/course-gateway.js';
import { HOME_GATEWAY } from '../../../src/domain/ports/home-gateway.js';
import { LESSON_GATEWAY } from '../../../src/domain/ports/lesson-gateway.js';
import { MEMBER_MESSAGES_GATEWAY } from '../../../src/domain/ports/message-gateway.js';
import { ORDER_GATEWAY, ORDER_LIST_GATEWAY } from '../../../src/domain/ports/order-gateway.js';
import { POINTS_GATEWAY } from '../../../src/domain/ports/points-gateway.js';
import { PROFILE_GATEWAY, SOCIAL_ACCOUNTS_GATEWAY } from '../../../src/domain/ports/profile-gateway.js';
import { SEARCH_GATEWAY } from '../../../src/domain/ports/search-gateway.js';
import {
  CAPTCHA_GATEWAY,
  MEMBER_STEPS_GATEWAY,
  SCAN_GATEWAY,
  SIGN_IN_GATEWAY,
} from '../../../src/domain/ports/sign-in-gateway.js';
import { SERVER_CLOCK } from '../../../src/domain/ports/server-clock.js';
import { WECHAT_SIGNATURE_GATEWAY } from '../../../src/domain/ports/share-card.js';
import { SITE_GATEWAY } from '../../../src/domain/ports/site-gateway.js';
import { STUDY_GATEWAY } from '../../../src/domain/ports/study-gateway.js';
import { VIP_PLAN_GATEWAY } from '../../../src/domain/ports/vip-gateway.js';
import type { StoredKey } from '../../../src/domain/session/stored-keys.js';
import { CURRENT_SITE, type Site } from '../../../src/domain/site/current-site.js';
import { RUNTIME_SETTINGS, type RuntimeSettings } from '../../../src/domain/site/system-config.js';
import { aSite, someSettings } from '../../support/site.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { FakeAvatarEditor } from '../../support/fake-avatar-images.js';
import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import {
  FakeAccountGateway,
  FakeAnnouncementGateway,
  FakeCaptchaGateway,
  FakeCommentGateway,
  FakeCourseGateway,
  FakeHomeGateway,
  FakeLessonGateway,
  FakeMemberGateway,
  FakeMemberMessagesGateway,
  FakeMemberStepsGateway,
  FakeOrderGateway,
  FakeOrderListGateway,
  FakePointsGateway,
  FakeProfileGateway,
  FakeScanGateway,
  FakeSearchGateway,
  FakeSignInGateway,
  FakeSiteGateway,
  FakeSocialAccountsGateway,
  FakeStudyGateway,
  FakeTokenRefusals,
  FakeVipPlanGateway,
} from '../../support/fake-gateways.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { FakeRequest } from '../../support/fake-request.js';
import { RecordingLog } from '../../support/recorders.js';
import { LOADED_FEATURES } from './loaded-features.js';

FakeRequest.around = (deliver) => act(deliver);

/** Whether fetching services that are loaded on demand succeeds. */
type FetchOutcome = 'succeeds' | 'fails';

export interface WorldOptions {
  /** The address of the visitor's location. */
  readonly at?: string;
  /** Milliseconds since the epoch. */
  readonly now?: number;
  readonly site?: Site;
  readonly stored?: Partial<Readonly<Record<StoredKey, string>>>;
  /** The storage of a page that this one follows in its tab. */
  readonly store?: FakeVisitStore;
  readonly settings?: Partial<RuntimeSettings>;
  readonly signingIn?: FetchOutcome;
  readonly announcing?: FetchOutcome;
  /** Bindings of the test that take precedence over those below. */
  readonly bind?: Bindings;
}

/** Everything that a view needs: the real services and flows, with fakes for everything outside the site. */
export class SiteWorld {
  readonly site: Site;
  readonly store: FakeVisitStore;
  readonly navigator: MemoryNavigator;
  readonly members = new FakeMemberGateway();
  readonly sites = new FakeSiteGateway();
  readonly account: FakeAccountGateway;
  readonly captchas = new FakeCaptchaGateway();
  readonly scans = new FakeScanGateway();
  readonly presence = new MemoryPresence();
  /** Nothing is prefetched before a test reports that the browser is idle. */
  readonly idle = new MemoryIdle();
  readonly signIn = new FakeSignInGateway();
  readonly memberSteps = new FakeMemberStepsGateway();
  readonly announcements = new FakeAnnouncementGateway();
  readonly comments = new FakeCommentGateway();
  readonly courses = new FakeCourseGateway();
  readonly lessons = new FakeLessonGateway();
  readonly playback: MemoryPlayback;
  readonly mediaSession = new MemoryMediaSession();
  readonly wakeLock = new MemoryWakeLock();
  readonly notes = new MemoryNoteStore();
  readonly shareSheet = new MemoryShareSheet();
  readonly wechat = new MemoryWechatScript();
  readonly searches = new FakeSearchGateway();
  readonly home = new FakeHomeGateway();
  readonly study = new FakeStudyGateway();
  readonly profile = new FakeProfileGateway();
  readonly socialites = new FakeSocialAccountsGateway();
  readonly images = new FakeAvatarEditor();
  readonly messages = new FakeMemberMessagesGateway();
  readonly points = new FakePointsGateway();
  readonly vipPlans = new FakeVipPlanGateway();
  /** The list of orders. */
  readonly orders = new FakeOrderListGateway();
  /** Making and paying an order. */
  readonly ordering = new FakeOrderGateway();
  readonly refusals = new FakeTokenRefusals();
  readonly log = new RecordingLog();
  readonly time = new VirtualTimeScheduler();
  readonly resolve: Resolve;
  signingIn: FetchOutcome;
  /** The outcome for the services of the announcement page. */
  announcing: FetchOutcome;
  /** The services that were fetched, in order. */
  readonly fetched: LazyServiceName[] = [];

  constructor({
    at = '/',
    now = Date.UTC(2026, 10, 20),
    site = aSite(),
    stored = {},
    store = FakeVisitStore.with(stored),
    settings = {},
    signingIn = 'succeeds',
    announcing = 'succeeds',
    bind = () => undefined,
  }: WorldOptions = {}) {
    this.site = site;
    this.signingIn = signingIn;
    this.announcing = announcing;
    this.time.frame = now;
    this.playback = new MemoryPlayback(this.time);
    this.store = store;
    this.navigator = new MemoryNavigator(at);
    this.account = new FakeAccountGateway(this.store);
    const services = new Services(bind, this.browser(settings), this.gateways(), core);
    const features = changeFetch(LOADED_FEATURES, (fetch, name) => () => {
      this.fetched.push(name);
      const outcome = name === 'signingIn' ? this.signingIn : name === 'announcements' ? this.announcing : 'succeeds';
      return outcome === 'fails' ? Promise.reject(new Error('The chunk could not be loaded')) : fetch();
    });
    addLazyServices(services, features);
    this.resolve = services.resolve;
    this.resolve(CURRENT_SITE).arrive(site);
  }

  /** Advances the virtual time and runs everything that is due by then. */
  pass(milliseconds: number): void {
    this.time.maxFrames = this.time.frame + milliseconds;
    this.time.schedule(() => undefined, milliseconds);
    act(() => this.time.flush());
  }

  private browser(settings: Partial<RuntimeSettings>): Bindings {
    return (bind) => {
      bind(TIME, [], () => this.time);
      bind(RANDOM, [], () => () => 0.5);
      bind(VISIT_STORE, [], () => this.store);
      bind(PAGE_NAVIGATOR, [], () => this.navigator);
      bind(PRESENCE, [], () => this.presence);
      bind(LOG, [], () => this.log);
      bind(RUNTIME_SETTINGS, [], () => someSettings(settings));
      bind(IDLE, [], () => this.idle);
      bind(PLAYBACK, [], () => this.playback);
      bind(PLAYER_SLOT, [], () => new MemoryPlayerSlot());
      bind(DEVICE_MEDIA_SESSION, [], () => this.mediaSession);
      bind(SCREEN_WAKE_LOCK, [], () => this.wakeLock);
      bind(AVATAR_EDITOR, [], () => this.images);
      bind(TAB_LOCK, [], () => new MemoryTabLock());
      bind(NOTE_STORE, [], () => this.notes);
      bind(SHARE_SHEET, [], () => this.shareSheet);
      bind(WECHAT_SCRIPT, [], () => this.wechat);
    };
  }

  private gateways(): Bindings {
    return (bind) => {
      bind(SERVER_CLOCK, [], () => new MemoryServerClock(this.time));
      bind(TOKEN_REFUSALS, [], () => this.refusals);
      bind(SITE_GATEWAY, [], () => this.sites);
      bind(MEMBER_GATEWAY, [], () => this.members);
      bind(ACCOUNT_GATEWAY, [], () => this.account);
      bind(SIGN_IN_GATEWAY, [], () => this.signIn);
      bind(CAPTCHA_GATEWAY, [], () => this.captchas);
      bind(SCAN_GATEWAY, [], () => this.scans);
      bind(MEMBER_STEPS_GATEWAY, [], () => this.memberSteps);
      bind(ANNOUNCEMENT_GATEWAY, [], () => this.announcements);
      bind(COURSE_GATEWAY, [], () => this.courses);
      bind(COMMENT_GATEWAY, [], () => this.comments);
      bind(SEARCH_GATEWAY, [], () => this.searches);
      bind(LESSON_GATEWAY, [], () => this.lessons);
      bind(HOME_GATEWAY, [], () => this.home);
      bind(STUDY_GATEWAY, [], () => this.study);
      bind(PROFILE_GATEWAY, [], () => this.profile);
      bind(SOCIAL_ACCOUNTS_GATEWAY, [], () => this.socialites);
      bind(MEMBER_MESSAGES_GATEWAY, [], () => this.messages);
      bind(POINTS_GATEWAY, [], () => this.points);
      bind(VIP_PLAN_GATEWAY, [], () => this.vipPlans);
      bind(ORDER_LIST_GATEWAY, [], () => this.orders);
      bind(ORDER_GATEWAY, [], () => this.ordering);
      bind(WECHAT_SIGNATURE_GATEWAY, [], () => ({ signature: () => of('off') }));
    };
  }
}
