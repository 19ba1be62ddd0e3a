import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { memberAddress, type MemberAction } from '../../../src/domain/member/profile.js';
import * as member from '../../../src/domain/member/strings.js';
import * as form from '../../../src/domain/signing-in/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { chooseImage } from '../steps/choose-image.js';
import { press, solveCaptcha, type } from '../steps/actions.js';
import { sees } from '../steps/events.js';
import * as says from '../words.js';
import { titled } from '../words.js';
import { lost } from './calls.js';

/** The profile page and all its dialogs. */
export const STATES: readonly CatalogueState[] = [
  page('vip', says.IS_VIP, { signedInAs: SEEDED.vip, shows: member.vipUntil('2099-12-31') }),
  page('without-mobile', says.WITHOUT_MOBILE, { signedInAs: SEEDED.withoutMobile, shows: member.ONLY_WAY_IN }),
  page('not-verified', says.NOT_FACE_VERIFIED, { signedInAs: SEEDED.notFaceVerified, shows: member.NOT_VERIFIED }),
  page('settled', says.NICKNAME_CHANGED_BEFORE, {
    set: (controls) => {
      controls.changeAccount(SEEDED.ordinary, { nicknameChanged: true, qqBound: true, wechatBound: true });
    },
    shows: member.NICKNAME_DONE,
  }),
  action('nickname', 'empty', says.IS_EMPTY, { shows: member.SAVE }),
  action('nickname', 'faulty', says.IS_FAULTY, { steps: [press(member.SAVE)], shows: member.NICKNAME_MISSING }),
  action('nickname', 'asked', says.IS_ASKED, {
    steps: [type(member.NICKNAME, says.NEW_NAME), press(member.SAVE)],
    shows: member.askNickname(says.NEW_NAME),
  }),
  action('nickname', 'refused', says.IS_REFUSED, {
    steps: [type(member.NICKNAME, says.TAKEN_NAME), press(member.SAVE), press(member.CONFIRM)],
    shows: says.NAME_IS_TAKEN,
  }),
  action('password', 'empty', says.IS_EMPTY, { shows: member.CONFIRM }),
  action('password', 'faulty', says.IS_FAULTY, { steps: [press(member.CONFIRM)], shows: form.NEW_PASSWORD_MISSING }),
  action('mobile', 'first-step', says.IS_EMPTY, { shows: member.STEP_ONE }),
  action('mobile', 'second-step', says.SECOND_STEP, {
    steps: [
      solveCaptcha(),
      type(form.SMS_CODE_LABEL, ({ signingIn }: Controls) => signingIn.sendSms(SEEDED.ordinary)),
      press(member.NEXT_STEP),
    ],
    shows: member.STEP_TWO,
  }),
  action('link-wechat', 'ready', says.IS_READY, { set: wechat(), shows: member.LINK_QR_NAME }),
  action('link-wechat', 'failed', says.IS_FAILED, { set: wechat(lost('wechatBind')), shows: SERVICE_BROKEN }),
  action('unlink-wechat', 'last-way-in', says.WITHOUT_MOBILE, {
    signedInAs: SEEDED.withoutMobile,
    shows: member.LAST_WAY_IN,
  }),
  action('unlink-qq', 'asked', says.IS_ASKED, { signedInAs: SEEDED.vip, shows: member.askUnlink(member.QQ) }),
  action('real-name', 'ready', says.IS_READY, { signedInAs: SEEDED.notFaceVerified, shows: form.FACE_QR_NAME }),
  action('deletion', 'empty', says.IS_EMPTY, { shows: member.DELETION_LABEL }),
  action('deletion', 'refused', says.IS_REFUSED, {
    set: (controls) => {
      controls.changeAccount(SEEDED.ordinary, { deletionRequested: true });
    },
    steps: [
      sees(member.DELETION_LABEL),
      type(member.DELETION_LABEL, member.DELETION_WORD),
      press(member.DELETE_ACCOUNT),
    ],
    shows: says.DELETION_IS_ASKED,
  }),
  page('avatar-cropping', says.IMAGE_CHOSEN, { steps: [chooseImage('drawing')], shows: member.CROP_HINT }),
  page('avatar-broken', says.IMAGE_IS_BROKEN, { steps: [chooseImage('text')], shows: member.IMAGE_KINDS }),
  page('avatar-refused', says.IS_REFUSED, {
    set: (controls) => {
      controls.fail('avatar', { kind: 'envelope', code: 1, message: says.FILE_IS_TOO_LARGE });
    },
    steps: [chooseImage('drawing'), sees(member.CROP_HINT), press(member.SAVE)],
    shows: says.FILE_IS_TOO_LARGE,
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
    title: titled(says.MEMBER_ACTIONS[name], how),
    address: memberAddress(name),
  };
}

function wechat(also: (controls: Controls) => void = () => undefined) {
  return (controls: Controls) => {
    controls.setUp({ wechatScan: true });
    also(controls);
  };
}
