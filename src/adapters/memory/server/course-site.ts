import type { SchedulerLike } from 'rxjs';

import { token } from '../../../domain/kernel/token.js';
import { SEEDED_UNREAD, SEEDED_USERS } from '../seed/members.js';
import { SEEDED_CONTENT, SEEDED_IMAGES, SEEDED_REDIRECT, SEEDED_SETTINGS } from '../seed/site.js';
import type { CallName, Fault } from './calls.js';
import { Controls } from './controls.js';
import { Accounts, NewAccounts } from './member/accounts.js';
import { TokenCheck, Members } from './member/token-check.js';
import { Tokens } from './member/tokens.js';
import { Unread, Users } from './member/users.js';
import { Images } from './images.js';
import { type Random, randomBetween } from './random.js';
import { type Allowance, CALLS_PER_MINUTE, RateLimiter } from './rate-limiter.js';
import { ObservableRecord, type Storable, TtlMap } from './records.js';
import { Captchas, SmsCodes, SmsSending } from './signing-in/captcha-and-sms.js';
import { MemberSteps } from './signing-in/member-steps.js';
import { SocialRedirects } from './signing-in/social-redirects.js';
import { SignInControls } from './signing-in/sign-in-controls.js';
import { LoginCodes, ServerSocialAccounts } from './signing-in/social-accounts.js';
import { SocialSignIns } from './signing-in/social-sign-ins.js';
import {
  SCAN_LIFE_MS,
  type ScanTicketState,
  WechatPhone,
  WechatScanKeys,
  WechatScans,
} from './signing-in/wechat-scans.js';
import { SitePages } from './site-pages.js';
import type { SiteContent, SiteSettings } from './site-settings.js';
import { TOO_OFTEN } from './strings.js';

export interface CourseSiteOptions {
  readonly time: SchedulerLike;
  readonly random: Random;
}

/** How the simulated network treats one call. */
export interface Admission {
  readonly waitMs: number;
  readonly fault: Fault | undefined;
  /**
   * Always reported, but enforced only when a control sets a limit: a test run sends more requests per minute than any
   * visitor.
   */
  readonly allowance: Allowance;
}

/**
 * An in-memory MeEdu server with all its rules. The memory gateways and the HTTP server of `demo/site-server` only
 * translate, so both behave the same. Its parts return at once or throw a `Refusal`. Latency and network faults are
 * applied by the callers, which call `admit` first.
 */
export class CourseSite {
  readonly settings: ObservableRecord<SiteSettings>;
  readonly content: ObservableRecord<SiteContent>;
  readonly images: Images;
  readonly members: Members;
  readonly accounts: Accounts;
  readonly captchas: Captchas;
  readonly sms: SmsSending;
  /** Generation 1. */
  readonly scans: WechatScans;
  /** Generation 2. */
  readonly scanKeys: WechatScanKeys;
  readonly socialSignIns: SocialSignIns;
  readonly redirects: SocialRedirects;
  readonly steps: MemberSteps;
  readonly pages: SitePages;
  /**
   * Everything that a real server has in its database, part by part: plain data that the demo can store and restore.
   */
  readonly storable: Readonly<Record<string, Storable>>;
  readonly controls: Controls;
  private readonly limiter: RateLimiter;
  private readonly random: Random;
  private readonly receivedCalls: CallName[] = [];

  constructor({ time, random }: CourseSiteOptions) {
    const users = new Users(SEEDED_USERS);
    const tokens = new Tokens(time, random);
    const unread = new Unread(SEEDED_UNREAD);
    this.settings = new ObservableRecord(SEEDED_SETTINGS);
    this.content = new ObservableRecord(SEEDED_CONTENT);
    this.images = new Images(SEEDED_IMAGES);
    const tokenCheck = new TokenCheck(users, tokens, this.settings);
    this.members = new Members(tokenCheck, unread);
    this.captchas = new Captchas(time, random);
    const newAccounts = new NewAccounts(users, time, random);
    const smsCodes = new SmsCodes(time, random);
    const socialAccounts = new ServerSocialAccounts(users, random);
    const loginCodes = new LoginCodes(time, random);
    this.accounts = new Accounts(tokenCheck, tokens, users, newAccounts, smsCodes);
    this.sms = new SmsSending(this.captchas, smsCodes);
    const scanTickets = new TtlMap<ScanTicketState>(time, SCAN_LIFE_MS);
    this.scans = new WechatScans(scanTickets, random, this.settings);
    this.scanKeys = new WechatScanKeys(scanTickets, time, random);
    this.socialSignIns = new SocialSignIns(
      users,
      tokens,
      this.settings,
      newAccounts,
      socialAccounts,
      smsCodes,
      loginCodes,
      this.scans,
    );
    this.redirects = new SocialRedirects(this.settings, socialAccounts, loginCodes, SEEDED_REDIRECT);
    this.steps = new MemberSteps(tokenCheck, users, smsCodes, time, random, this.settings);
    const { settings, captchas, scans, redirects, steps } = this;
    const parts = {
      tokenCheck,
      users,
      unread,
      smsCodes,
      socialAccounts,
      loginCodes,
      scans,
      settings,
      time,
      random,
    };
    this.pages = new SitePages(parts);
    const phone = new WechatPhone(scanTickets, users, socialAccounts, loginCodes);
    const signingIn = new SignInControls({
      users,
      captchas,
      smsCodes,
      socialAccounts,
      loginCodes,
      phone,
      redirects,
      steps,
    });
    this.controls = new Controls(this.settings, this.content, users, tokens, unread, this.pages, signingIn);
    this.storable = {
      settings: this.settings,
      content: this.content,
      users: users.accounts,
      unread: unread.counts,
      messages: this.pages.inbox.messages,
      studies: this.pages.studyRecords.stored,
      orders: this.pages.orderStore.records,
      comments: this.pages.comments.store.records,
      captchas: this.captchas.texts.stored,
      smsCodes: smsCodes.sent.stored,
      socialLinks: socialAccounts.links,
      loginCodes: loginCodes.issued.stored,
      scans: scanTickets.stored,
      faceChecks: this.steps.faceChecks.stored,
      qqAnswer: this.redirects.answer,
      network: this.controls.network,
    };
    this.limiter = new RateLimiter(time);
    this.random = random;
  }

  /** Every call so far, in order of arrival. */
  get calls(): readonly CallName[] {
    return this.receivedCalls;
  }

  /** The gateways and the HTTP server pass every call through here before it is executed. */
  admit(call: CallName, caller: string): Admission {
    this.receivedCalls.push(call);
    const { latency, callsPerMinute } = this.controls.network$.value;
    const waitMs = randomBetween(this.random, latency.fromMs, latency.toMs);
    const allowance = this.limiter.take(caller, callsPerMinute ?? CALLS_PER_MINUTE);
    const isOverLimit = callsPerMinute !== undefined && allowance.remaining === undefined;
    const fault: Fault | undefined = isOverLimit
      ? { kind: 'envelope', code: 429, message: TOO_OFTEN }
      : this.controls.takeFault(call);
    return { waitMs, fault, allowance };
  }
}

/** The in-memory server, for modules that use its controls. */
export const COURSE_SITE = token<CourseSite>('CourseSite');
