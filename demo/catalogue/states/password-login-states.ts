import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { WRONG_PASSWORD } from '../../../src/adapters/memory/server/strings.js';
import { NETWORK_FAILED, TOO_MANY_REQUESTS } from '../../../src/domain/errors/strings.js';
import * as form from '../../../src/domain/signing-in/strings.js';
import { LOGIN_DIALOG } from '../../../src/domain/signing-in/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { capsLock, press, type } from '../steps/actions.js';
import { open, seesBusy } from '../steps/events.js';
import type { Step } from '../steps/step.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { failing, never, setUp } from './calls.js';

type FormState = Omit<CatalogueState, 'address' | 'title'> & { readonly how: string };

const OPENS = open({ kind: 'login' });
const FILLS: readonly Step[] = [
  OPENS,
  type(form.MOBILE_LABEL, SEEDED.ordinary),
  type(form.PASSWORD_LABEL, 'wrong-2026'),
];
const SUBMITS: readonly Step[] = [...FILLS, press(form.LOG_IN_NOW)];

const FORM_STATES: readonly FormState[] = [
  { id: 'empty', how: strings.IS_EMPTY, steps: [OPENS], shows: form.LOG_IN_NOW },
  { id: 'faulty', how: strings.IS_FAULTY, steps: [OPENS, press(form.LOG_IN_NOW)], shows: form.PASSWORD_MISSING },
  { id: 'filled', how: strings.IS_FILLED, steps: FILLS, shows: form.LOG_IN_NOW },
  {
    id: 'password-shown',
    how: strings.PASSWORD_IS_SHOWN,
    steps: [...FILLS, press(form.SHOW_PASSWORD)],
    shows: form.LOG_IN_NOW,
  },
  {
    id: 'caps-lock',
    how: strings.CAPS_LOCK_IS_ON,
    steps: [OPENS, capsLock(form.PASSWORD_LABEL)],
    shows: form.CAPS_LOCK_ON,
  },
  { id: 'refused', how: strings.IS_REFUSED, steps: SUBMITS, shows: WRONG_PASSWORD },
  {
    id: 'refused-at-length',
    how: strings.LONG_WORDS,
    set: failing('passwordLogin', { kind: 'envelope', code: 1, message: strings.LONG_FAULT }),
    steps: SUBMITS,
    shows: strings.LONG_FAULT,
  },
  {
    id: 'cut-off',
    how: strings.IS_CUT_OFF,
    set: failing('passwordLogin', FAULTS.offline),
    steps: SUBMITS,
    shows: NETWORK_FAILED,
  },
  {
    id: 'rate-limited',
    how: strings.IS_RATE_LIMITED,
    set: failing('passwordLogin', FAULTS.tooOften),
    steps: SUBMITS,
    shows: TOO_MANY_REQUESTS,
  },
  {
    id: 'running',
    how: strings.IS_RUNNING,
    set: never('passwordLogin'),
    steps: [...SUBMITS, seesBusy(form.LOG_IN_NOW)],
    shows: form.LOG_IN_NOW,
  },
  {
    id: 'without-third-party',
    how: strings.WITHOUT_THIRD_PARTY,
    set: setUp({ qq: false, wechatScan: false }),
    steps: [OPENS],
    shows: form.LOG_IN_NOW,
  },
  {
    id: 'qq-alone',
    how: strings.WITH_QQ_ALONE,
    set: setUp({ wechatScan: false }),
    steps: [OPENS],
    shows: form.QQ_LOGIN,
  },
];

/** Login by password: success and every failure. */
export const STATES: readonly CatalogueState[] = FORM_STATES.map(({ how, ...formState }) => ({
  ...formState,
  id: `dialogs/login/${formState.id}`,
  title: titled(LOGIN_DIALOG, form.PASSWORD_TAB, how),
  address: '/courses',
}));
