import type { SchedulerLike } from 'rxjs';

import type { ImageFile } from '../../../../domain/member/avatar.js';
import { DELETION_REQUESTED_BEFORE, NICKNAME_CHANGED_BEFORE } from '../../../../domain/member/strings.js';
import { type Random, randomText } from '../random.js';
import { TtlMap } from '../records.js';
import { enforce, isBlank, refused } from '../refusal.js';
import type { SmsCodes, SmsProof } from '../signing-in/captcha-and-sms.js';
import {
  BAD_PARAMETERS,
  FILE_NO_IMAGE,
  FILE_REQUIRED,
  FILE_TOO_LARGE,
  MOBILE_REQUIRED,
  MOBILE_TAKEN,
  NICKNAME_REQUIRED,
  NICKNAME_TAKEN,
  NOT_YOUR_MOBILE,
  PASSWORD_REQUIRED,
  SMS_CODE_REQUIRED,
  SOMETHING_WRONG,
} from '../strings.js';
import type { TokenCheck } from './token-check.js';
import type { Users } from './users.js';

const NICKNAME_LENGTH = 24;
const IMAGE_BYTES = 1024 * 1024;
const IMAGE_TYPE = /^image\/(?:jpeg|png|gif|bmp|svg\+xml|webp)$/;
const PROOF_LIFE_MS = 3_600_000;
const PROOF_LENGTH = 200;

/**
 * Changes that members make to their own profile (docs/api/member.md). Throws a `Refusal` without a valid token, and
 * when a rule is broken.
 */
export class Profiles {
  private readonly proofs: TtlMap<number>;

  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly users: Users,
    private readonly smsCodes: SmsCodes,
    time: SchedulerLike,
    private readonly random: Random,
  ) {
    this.proofs = new TtlMap(time, PROOF_LIFE_MS);
  }

  changeNickname(token: string | undefined, name: string): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    enforce([isBlank(name), NICKNAME_REQUIRED]);
    if (user.nicknameChanged === true) throw refused(NICKNAME_CHANGED_BEFORE);
    if (this.users.all.some((other) => other.name === name)) throw refused(NICKNAME_TAKEN);
    if (Array.from(name).length > NICKNAME_LENGTH) throw refused(SOMETHING_WRONG);
    this.users.change(user.id, { name, nicknameChanged: true });
  }

  changePassword(token: string | undefined, change: SmsProof & { readonly password: string }): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    enforce(
      [isBlank(change.mobile), MOBILE_REQUIRED],
      [isBlank(change.smsCode), SMS_CODE_REQUIRED],
      [isBlank(change.password), PASSWORD_REQUIRED],
    );
    this.smsCodes.enforce(change);
    if (change.mobile !== user.mobile) throw refused(NOT_YOUR_MOBILE);
    this.users.change(user.id, { password: change.password });
  }

  changeAvatar(token: string | undefined, image: ImageFile | undefined): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    if (!image) throw refused(FILE_REQUIRED);
    enforce([!IMAGE_TYPE.test(image.mediaType), FILE_NO_IMAGE], [image.bytes.length > IMAGE_BYTES, FILE_TOO_LARGE]);
    this.users.change(user.id, { avatar: dataUrl(image) });
  }

  /** API `member/verify`. */
  proveMobile(token: string | undefined, proof: SmsProof): string {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    this.smsCodes.enforce(proof);
    if (proof.mobile !== user.mobile) throw refused(BAD_PARAMETERS);
    const sign = randomText(this.random, PROOF_LENGTH);
    this.proofs.put(sign, user.id);
    return sign;
  }

  changeMobile(token: string | undefined, change: SmsProof & { readonly sign: string }): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    enforce([isBlank(change.mobile), MOBILE_REQUIRED], [isBlank(change.smsCode), SMS_CODE_REQUIRED]);
    if (this.proofs.get(change.sign) !== user.id) throw refused(BAD_PARAMETERS);
    this.smsCodes.enforce(change);
    if (this.users.byMobile(change.mobile)) throw refused(MOBILE_TAKEN);
    this.users.change(user.id, { mobile: change.mobile });
  }

  /** Only records the request; the token stays valid. */
  requestDeletion(token: string | undefined): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    if (user.deletionRequested === true) throw refused(DELETION_REQUESTED_BEFORE);
    this.users.change(user.id, { deletionRequested: true });
  }
}

/** There is no file storage here: the image becomes a data URI. */
function dataUrl({ mediaType, bytes }: ImageFile): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${mediaType};base64,${btoa(letters)}`;
}
