import type { SchedulerLike } from 'rxjs';

import type { TokenCheck } from '../member/token-check.js';
import { AGREED, hasBoundMobile, type Users } from '../member/users.js';
import { type Random, randomText } from '../random.js';
import { type ObservableRecord, TtlMap } from '../records.js';
import { enforce, isBlank, Refusal, refused } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import {
  BAD_PARAMETERS,
  MOBILE_BOUND_ALREADY,
  MOBILE_REQUIRED,
  MOBILE_TAKEN,
  NO_SUCH_ROUTE,
  SMS_CODE_REQUIRED,
  VERIFIED_ALREADY,
} from '../strings.js';
import type { SmsCodes, SmsProof } from './captcha-and-sms.js';

const FACE_CHECK_LIFE_MS = 3_600_000;

/** A started face check; `url` is opened on a phone. */
export interface StartedFaceCheck {
  readonly url: string;
  readonly ruleId: string;
  readonly bizToken: string;
  readonly requestId: string;
}

/**
 * Steps that the site can require of a member (docs/api/signing-in.md#bind-the-first-mobile,
 * docs/api/signing-in.md#start-the-face-check, docs/api/signing-in.md#consent). Throws a `Refusal` without a valid
 * token.
 */
export class MemberSteps {
  /** Ids of the members who have started a face check, by the check's `bizToken`. */
  readonly faceChecks: TtlMap<number>;

  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly users: Users,
    private readonly codes: SmsCodes,
    time: SchedulerLike,
    private readonly random: Random,
    private readonly settings: ObservableRecord<SiteSettings>,
  ) {
    this.faceChecks = new TtlMap(time, FACE_CHECK_LIFE_MS);
  }

  /** The first mobile (docs/api/signing-in.md#bind-the-first-mobile). */
  bindMobile(token: string | undefined, { mobile, smsCode }: SmsProof): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    enforce([isBlank(mobile), MOBILE_REQUIRED], [isBlank(smsCode), SMS_CODE_REQUIRED]);
    this.codes.enforce({ mobile, smsCode });
    if (hasBoundMobile(user)) throw refused(MOBILE_BOUND_ALREADY);
    if (this.users.byMobile(mobile)) throw refused(MOBILE_TAKEN);
    this.users.change(user.id, { mobile });
  }

  startFaceCheck(token: string | undefined, successUrl: string): StartedFaceCheck {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    enforce([isBlank(successUrl), BAD_PARAMETERS]);
    if (user.identity) throw refused(VERIFIED_ALREADY);
    const bizToken = randomText(this.random, 32);
    this.faceChecks.put(bizToken, user.id);
    return {
      url: `https://face.example.com/start?token=${bizToken}`,
      ruleId: '1',
      bizToken,
      requestId: randomText(this.random, 32),
    };
  }

  /**
   * Returns once the member is verified, and otherwise throws the `Refusal` that means "not yet"
   * (docs/api/signing-in.md#query-the-face-check).
   */
  faceCheck(token: string | undefined, check: { readonly ruleId: string; readonly bizToken: string }): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    enforce([isBlank(check.ruleId) || isBlank(check.bizToken), BAD_PARAMETERS]);
    if (!user.identity) throw new Refusal({ status: 5 }, '');
  }

  /** Accepts all agreements at once. Generation 1 has no such route (docs/api/signing-in.md#consent). */
  agree(token: string | undefined): void {
    if (this.settings.value.generation === 1) throw new Refusal(404, NO_SUCH_ROUTE);
    this.users.change(this.tokenCheck.requireMemberOnOneDevice(token).id, { agreed: AGREED });
  }
}
