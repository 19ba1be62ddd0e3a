import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { FACE_CHECK_HERE, FACE_QR_NAME, FACE_STARTING } from '../../../src/domain/signing-in/strings.js';
import { LOADING_TEXT, MEMBER_UNREACHABLE, PAGE_FAILED, SIGN_OUT_TEXT } from '../../../src/domain/site/strings.js';
import type { CatalogueState, CodeFault } from '../catalogue-state.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never, setUp } from './calls.js';

const BINDING = { address: '/bind-mobile', signedInAs: SEEDED.withoutMobile };
const FACE_CHECK = { address: '/face-check', signedInAs: SEEDED.notFaceVerified };

type Control = ReturnType<typeof never>;

/** The pages of steps that a member must complete. Most states of the binding form are in sms-form-states.ts. */
export const STATES: readonly CatalogueState[] = [
  faceCheck('starting', strings.IS_LOADING, FACE_STARTING, never('faceStart')),
  faceCheck('ready', strings.IS_READY, FACE_QR_NAME),
  {
    ...faceCheck('ready-on-a-phone', strings.ON_A_PHONE, FACE_CHECK_HERE),
    scene: 'h5',
    screen: 'narrow',
  },
  faceCheck('failed', strings.IS_FAILED, SERVICE_BROKEN, lost('faceStart')),
  faceCheck('member-lost', strings.MEMBER_IS_LOST, MEMBER_UNREACHABLE, lost('member')),
  bindingCode('slow', strings.CODE_IS_SLOW, LOADING_TEXT),
  bindingCode('lost', strings.CODE_IS_LOST, PAGE_FAILED),
  {
    ...BINDING,
    id: 'steps/bind-mobile/member-loading',
    title: titled(ROUTES.bindMobile.title, strings.RESTORING),
    set: never('member'),
    shows: LOADING_TEXT,
  },
  {
    ...BINDING,
    id: 'steps/bind-mobile/member-lost',
    title: titled(ROUTES.bindMobile.title, strings.MEMBER_IS_LOST),
    set: lost('member'),
    shows: MEMBER_UNREACHABLE,
  },
];

function faceCheck(id: string, how: string, shows: string, control: Control = () => undefined): CatalogueState {
  return {
    ...FACE_CHECK,
    id: `steps/face-check/${id}`,
    title: titled(ROUTES.faceCheck.title, how),
    set: (controls) => {
      controls.setUp({ faceCheckRequired: true });
      control(controls);
    },
    shows,
  };
}

function bindingCode(trouble: CodeFault, how: string, shows: string): CatalogueState {
  return {
    ...BINDING,
    id: `steps/bind-mobile/code-${trouble}`,
    title: titled(ROUTES.bindMobile.title, how),
    set: setUp({ bindMobileRequired: true }),
    code: { services: trouble },
    steps: [sees(SIGN_OUT_TEXT)],
    shows,
  };
}
