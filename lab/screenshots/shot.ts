import type { CatalogueState } from '../../demo/catalogue/catalogue-state.js';
import { type Width, widthsOf } from '../../demo/catalogue/screens.js';

export type Scheme = 'light' | 'dark';

/** One screenshot; sizes in CSS pixels. */
export interface Shot {
  /** Path below the folder of the set, with slashes. */
  readonly file: string;
  readonly stateId: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: Scheme;
}

/** Screen height for each width. */
const HEIGHTS: Readonly<Record<Width, number>> = { 360: 800, 768: 1024, 1024: 768, 1440: 900 };

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** A screenshot of every state whose id has the prefix, at every width of the state, light and dark. */
export function everyShot(states: readonly CatalogueState[], idPrefix: string): readonly Shot[] {
  return states
    .filter(({ id }) => id.startsWith(idPrefix))
    .flatMap((state) => widthsOf(state).flatMap((width) => SCHEMES.map((scheme) => shotOf(state.id, width, scheme))));
}

function shotOf(stateId: string, width: Width, scheme: Scheme): Shot {
  return { file: `${stateId}-${String(width)}-${scheme}.png`, stateId, width, height: HEIGHTS[width], scheme };
}

const LAPTOP = { width: 1280, height: 800, scheme: 'light' } as const;

/** The screenshots of the README, in docs/screenshots. */
export const README_SHOTS: readonly Shot[] = [
  { ...LAPTOP, file: 'home.png', stateId: 'pages/home/member' },
  { ...LAPTOP, file: 'course.png', stateId: 'pages/course-directory/progress' },
  { ...LAPTOP, file: 'payment.png', stateId: 'pages/order-pay/wechat' },
  { ...LAPTOP, file: 'study.png', stateId: 'pages/study-center/learned' },
  { ...LAPTOP, file: 'login.png', stateId: 'dialogs/login/filled' },
  { ...LAPTOP, file: 'dark.png', stateId: 'pages/member/settled', scheme: 'dark' },
  { width: 360, height: 800, scheme: 'light', file: 'narrow.png', stateId: 'header/narrow-menu' },
  { width: 360, height: 800, scheme: 'dark', file: 'narrow-courses.png', stateId: 'pages/courses/member' },
];
