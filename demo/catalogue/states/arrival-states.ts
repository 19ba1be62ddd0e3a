import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import {
  CANCEL_BINDING,
  CODE_LOGIN_PENDING,
  codeLoginFailed,
  MOBILE_STILL_NEEDED,
  NO_LOGIN_CODE,
} from '../../../src/domain/signing-in/strings.js';
import { PAGE_FAILED } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press } from '../steps/actions.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { failing, never } from './calls.js';

/** The return from a third-party login, with every result it can have. */
export const STATES: readonly CatalogueState[] = [
  {
    id: 'arrivals/running',
    title: titled(strings.GROUP_ARRIVALS, strings.IS_RUNNING),
    address: withCode,
    set: never('codeLogin'),
    shows: CODE_LOGIN_PENDING,
  },
  {
    id: 'arrivals/failed',
    title: titled(strings.GROUP_ARRIVALS, strings.IS_FAILED),
    address: withCode,
    set: failing('codeLogin', FAULTS.wrong),
    shows: codeLoginFailed(SERVICE_BROKEN),
  },
  {
    id: 'arrivals/without-code',
    title: titled(strings.GROUP_ARRIVALS, strings.WITHOUT_CODE),
    address: '/login/callback',
    shows: NO_LOGIN_CODE,
  },
  {
    id: 'arrivals/binding-called-off',
    title: titled(strings.GROUP_ARRIVALS, strings.BINDING_CANCELLED),
    address: withCode,
    steps: [press(CANCEL_BINDING)],
    shows: MOBILE_STILL_NEEDED,
  },
  {
    id: 'arrivals/code-lost',
    title: titled(strings.GROUP_ARRIVALS, strings.CODE_IS_LOST),
    address: '/login/callback',
    code: { services: 'lost' },
    shows: PAGE_FAILED,
  },
];

/** The return address of a newcomer who must give a mobile. */
function withCode({ signingIn }: Controls): string {
  return `/login/callback?login_code=${signingIn.loginCode({ kind: 'newcomer', mustBind: true })}&action=login`;
}
