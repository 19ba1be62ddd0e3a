import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { SERVICE_BROKEN, TOO_MANY_REQUESTS } from '../../../src/domain/errors/strings.js';
import { memberAddress, type MemberAction } from '../../../src/domain/member/profile.js';
import * as member from '../../../src/domain/member/strings.js';
import * as form from '../../../src/domain/signing-in/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { chooseImage, press, solveCaptcha, type } from '../steps/actions.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { failing, lost } from './calls.js';

export const STATES: readonly CatalogueState[] = [
  page('vip', strings.IS_VIP, { signedInAs: SEEDED.vip, shows: member.vipUntil('2099-12-31') }),
  page('without-mobile', strings.WITHOUT_MOBILE, {
    signedInAs: SEEDED.withoutMobile,
    shows: member.ONLY_SIGN_IN_METHOD,
  }),
  page('not-verified', strings.NOT_FACE_VERIFIED, { signedInAs: SEEDED.notFaceVerified, shows: member.NOT_VERIFIED }),
  page('settled', strings.NICKNAME_CHANGED_BEFORE, {
    set: (controls) => {
      controls.changeAccount(SEEDED.ordinary, { nicknameChanged: true, qqBound: true, wechatBound: true });
    },
    shows: member.NICKNAME_ALREADY_CHANGED,
  }),
  action('nickname', 'empty', strings.IS_EMPTY, { shows: member.SAVE }),
  action('nickname', 'faulty', strings.IS_FAULTY, { steps: [press(member.SAVE)], shows: member.NICKNAME_MISSING }),
  action('nickname', 'confirmation', strings.AWAITS_CONFIRMATION, {
    steps: [type(member.NICKNAME, strings.NEW_NAME), press(member.SAVE)],
    shows: member.confirmNickname(strings.NEW_NAME),
  }),
  action('nickname', 'refused', strings.IS_REFUSED, {
    steps: [type(member.NICKNAME, strings.TAKEN_NAME), press(member.SAVE), press(member.CONFIRM)],
    shows: strings.NAME_IS_TAKEN,
  }),
  action('password', 'empty', strings.IS_EMPTY, { shows: member.CONFIRM }),
  action('password', 'faulty', strings.IS_FAULTY, { steps: [press(member.CONFIRM)], shows: form.NEW_PASSWORD_MISSING }),
  action('mobile', 'first-step', strings.IS_EMPTY, { shows: member.STEP_ONE }),
  action('mobile', 'second-step', strings.SECOND_STEP, {
    steps: [
      solveCaptcha(),
      type(form.SMS_CODE_LABEL, ({ signingIn }: Controls) => signingIn.sendSms(SEEDED.ordinary)),
      press(member.NEXT_STEP),
    ],
    shows: member.STEP_TWO,
  }),
  action('link-wechat', 'ready', strings.IS_READY, { set: wechat(), shows: member.LINK_QR.name }),
  action('link-wechat', 'failed', strings.IS_FAILED, { set: wechat(lost('wechatBind')), shows: SERVICE_BROKEN }),
  action('unlink-wechat', 'last-sign-in-method', strings.WITHOUT_MOBILE, {
    signedInAs: SEEDED.withoutMobile,
    shows: member.LAST_SIGN_IN_METHOD,
  }),
  action('unlink-qq', 'confirmation', strings.AWAITS_CONFIRMATION, {
    signedInAs: SEEDED.vip,
    shows: member.confirmUnlink(member.QQ),
  }),
  action('real-name', 'ready', strings.IS_READY, { signedInAs: SEEDED.notFaceVerified, shows: form.FACE_QR_NAME }),
  action('deletion', 'empty', strings.IS_EMPTY, { shows: member.DELETION_LABEL }),
  action('deletion', 'refused', strings.IS_REFUSED, {
    set: failing('destroy', FAULTS.tooOften),
    steps: [
      sees(member.DELETION_LABEL),
      type(member.DELETION_LABEL, member.DELETION_WORD),
      press(member.DELETE_ACCOUNT),
    ],
    shows: TOO_MANY_REQUESTS,
  }),
  page('avatar-cropping', strings.IMAGE_CHOSEN, { steps: [chooseImage('drawing')], shows: member.CROP_HINT }),
  page('avatar-broken', strings.IMAGE_IS_BROKEN, { steps: [chooseImage('text')], shows: member.IMAGE_KINDS }),
  page('avatar-refused', strings.IS_REFUSED, {
    set: failing('avatar', { kind: 'envelope', code: 1, message: strings.FILE_IS_TOO_LARGE }),
    steps: [chooseImage('drawing'), sees(member.CROP_HINT), press(member.SAVE)],
    shows: strings.FILE_IS_TOO_LARGE,
  }),
];

type Recipe = Pick<CatalogueState, 'set' | 'steps' | 'shows' | 'signedInAs' | 'code'>;

function page(id: string, how: string, recipe: Recipe): CatalogueState {
  return {
    signedInAs: SEEDED.ordinary,
    ...recipe,
    id: `pages/member/${id}`,
    title: titled(ROUTES.member.title, how),
    address: memberAddress(),
  };
}

function action(name: MemberAction, id: string, how: string, recipe: Recipe): CatalogueState {
  return {
    signedInAs: SEEDED.ordinary,
    ...recipe,
    id: `pages/member/${name}/${id}`,
    title: titled(strings.MEMBER_ACTIONS[name], how),
    address: memberAddress(name),
  };
}

function wechat(also: (controls: Controls) => void = () => undefined) {
  return (controls: Controls) => {
    controls.setUp({ wechatScan: true });
    also(controls);
  };
}
