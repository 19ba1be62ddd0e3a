import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { manyPointsRecords } from '../../../src/adapters/memory/seed/points.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { NEXT_PAGE, NOTHING_ON_PAGE, PREVIOUS_PAGE } from '../../../src/domain/kernel/paging.strings.js';
import type { PointsRecord } from '../../../src/domain/points.js';
import * as points from '../../../src/domain/points.strings.js';
import { LOADING_TEXT } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never, setUp } from './calls.js';

const MEMBER_ID = 101;
const MANY = 45;

/** The points records of a member: gained and spent, many, none. */
export const STATES: readonly CatalogueState[] = [
  page('records', points.POINTS_RECORDS, { shows: points.POINTS_GAINED }),
  page('many', strings.MANY_RECORDS, { set: having(manyPointsRecords(MANY)), shows: NEXT_PAGE }),
  page('last-page', strings.LAST_PAGE, {
    query: '?page=3',
    set: having(manyPointsRecords(MANY)),
    shows: PREVIOUS_PAGE,
  }),
  page('past-the-end', strings.PAST_THE_END, { query: '?page=9', shows: NOTHING_ON_PAGE }),
  page('empty', strings.NOTHING_YET, { set: having([]), shows: points.MEMBER_CREDIT_EMPTY }),
  page('unrewarded', strings.NOTHING_IS_REWARDED, {
    set: setUp({ rewards: { register: 0, watchedLesson: 0, watchedCourse: 0, paidOrder: 0 } }),
    shows: points.POINTS_SPENT,
  }),
  page('long', strings.LONG_WORDS, {
    set: having([
      { change: -1_234_567_890, remark: strings.LONG_MEMBER_NAME.repeat(5), createdAt: 0 },
      { change: 0, remark: '', createdAt: undefined },
    ]),
    shows: points.NO_REMARK,
  }),
  page('list-loading', strings.LIST_IS_LOADING, {
    set: never('points'),
    steps: [sees(points.HOW_TO_EARN)],
    shows: LOADING_TEXT,
  }),
  page('list-failed', strings.BESIDE_THE_LIST, { set: lost('points'), shows: SERVICE_BROKEN }),
];

function having(records: readonly PointsRecord[]) {
  return ({ pages }: Controls) => {
    pages.points.write(MEMBER_ID, records);
  };
}

type Recipe = Pick<CatalogueState, 'set' | 'steps' | 'shows'> & { readonly query?: string };

function page(id: string, how: string, { query = '', ...recipe }: Recipe): CatalogueState {
  return {
    ...recipe,
    id: `pages/member-points/${id}`,
    title: titled(ROUTES.memberPoints.title, how),
    address: `${ROUTES.memberPoints.pattern}${query}`,
    signedInAs: SEEDED.ordinary,
  };
}
