import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { SCAN_POLL_INTERVAL_MS } from '../../../src/domain/signing-in/limits.js';
import * as form from '../../../src/domain/signing-in/strings.js';
import { LOGIN_DIALOG, WECHAT_SCAN_DIALOG } from '../../../src/domain/signing-in/strings.js';
import { DIALOG_UNREACHABLE } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { open, pass, sees, changeServer } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { generation2, lost, never } from './calls.js';

const SCAN = { address: '/courses', steps: [open({ kind: 'wechat-scan' })] };

/** The WeChat scan dialog, and a dialog whose code fails to load. */
export const STATES: readonly CatalogueState[] = [
  {
    ...SCAN,
    id: 'dialogs/scan/loading',
    title: titled(WECHAT_SCAN_DIALOG, strings.IS_LOADING),
    set: never('scanOpen'),
    shows: form.SCAN_LOADING,
  },
  {
    ...SCAN,
    id: 'dialogs/scan/ready',
    title: titled(WECHAT_SCAN_DIALOG, strings.IS_READY),
    shows: form.SCAN_QR.name,
  },
  {
    ...SCAN,
    id: 'dialogs/scan/ready-on-a-phone',
    title: titled(WECHAT_SCAN_DIALOG, strings.ON_A_PHONE),
    shows: form.OR_SCAN_WITH_ANOTHER_PHONE,
    scene: 'h5',
    screen: 'narrow',
  },
  {
    ...SCAN,
    id: 'dialogs/scan/ready-drawn-here',
    title: titled(WECHAT_SCAN_DIALOG, strings.IS_READY, strings.OF_GENERATION_2),
    set: generation2,
    shows: form.scanExpiresIn('05:00'),
  },
  {
    ...SCAN,
    id: 'dialogs/scan/scanned',
    title: titled(WECHAT_SCAN_DIALOG, strings.IS_SCANNED),
    set: (controls) => {
      controls.setUp({ generation: 2 });
      never('codeLogin')(controls);
    },
    steps: [
      ...SCAN.steps,
      sees(form.SCAN_QR.name),
      changeServer('a member scans', ({ signingIn }) => {
        signingIn.scan({ kind: 'member', mobile: SEEDED.ordinary });
      }),
      pass(SCAN_POLL_INTERVAL_MS),
    ],
    shows: form.SCAN_QR.done,
  },
  {
    ...SCAN,
    id: 'dialogs/scan/failed',
    title: titled(WECHAT_SCAN_DIALOG, strings.IS_FAILED),
    set: lost('scanOpen'),
    shows: SERVICE_BROKEN,
  },
  {
    ...SCAN,
    id: 'dialogs/scan/expired',
    title: titled(WECHAT_SCAN_DIALOG, strings.IS_EXPIRED),
    steps: [
      ...SCAN.steps,
      sees(form.SCAN_QR.name),
      changeServer('the ticket expires', ({ signingIn }) => {
        signingIn.expireScan();
      }),
      pass(SCAN_POLL_INTERVAL_MS),
    ],
    shows: form.SCAN_EXPIRED,
  },
  {
    id: 'dialogs/code-lost',
    title: titled(LOGIN_DIALOG, strings.CODE_IS_LOST),
    address: '/courses',
    code: { services: 'lost' },
    steps: [open({ kind: 'login' })],
    shows: DIALOG_UNREACHABLE,
  },
];
