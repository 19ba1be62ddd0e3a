import type { Shot } from './shot.js';

const LAPTOP = { width: 1280, height: 800, scheme: 'light' } as const;

/** The pictures that the README shows, in docs/pictures. */
export const README_SHOTS: readonly Shot[] = [
  { ...LAPTOP, file: 'home.png', stateId: 'pages/home/member' },
  { ...LAPTOP, file: 'login.png', stateId: 'dialogs/login/filled' },
  { ...LAPTOP, file: 'scan.png', stateId: 'dialogs/scan/ready' },
  { ...LAPTOP, file: 'dark.png', stateId: 'dialogs/login-sms/counting', scheme: 'dark' },
  { width: 360, height: 800, scheme: 'light', file: 'narrow.png', stateId: 'header/narrow-menu' },
];
