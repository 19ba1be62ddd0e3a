import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import * as comments from '../../../src/domain/comments/strings.js';
import * as courses from '../../../src/domain/courses/strings.js';
import { SERVICE_BROKEN, TOO_MANY_REQUESTS } from '../../../src/domain/errors/strings.js';
import { CONTENT_MISSING, LOADING_TEXT } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { openField, press, type } from '../steps/actions.js';
import { sees, seesBusy } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { failing, generation2, lost, never } from './calls.js';

/** Seeded courses, by what is special about them. */
const FINISHED = 1;
const BOUGHT = 2;
const WITHOUT_LESSONS = 5;
const WITH_LOST_CHAPTERS = 6;
const NOT_FOR_SALE = 8;
const VIP_ONLY = 9;
const NOT_FOR_VIP = 10;
const WITH_FILES = 19;

const TAB = { introduction: '', directory: '?tab=3', comments: '?tab=4', attachments: '?tab=5' } as const;

const MEMBER = { signedInAs: SEEDED.ordinary };
/** The course page: every primary action, every tab, loading and failure. */
const FIELD = openField(comments.WRITE_COMMENT, comments.COMMENT_LINE);

export const STATES: readonly CatalogueState[] = [
  course('buy', courses.BUY_COURSE, WITH_FILES, { shows: courses.FREE_FOR_VIP }),
  course('buy-without-vip', strings.NOT_FOR_VIP, NOT_FOR_VIP, { set: generation2, shows: courses.BUY_COURSE }),
  course('continue', courses.CONTINUE_LEARNING, BOUGHT, { ...MEMBER, shows: courses.CONTINUE_LEARNING }),
  course('start-free', courses.OPEN_BECAUSE.free, FINISHED, { shows: courses.START_LEARNING }),
  course('start-vip', courses.OPEN_BECAUSE.vip, WITH_FILES, {
    signedInAs: SEEDED.vip,
    shows: courses.OPEN_BECAUSE.vip,
  }),
  course('again', courses.LEARN_AGAIN, FINISHED, { ...MEMBER, shows: courses.LEARN_AGAIN }),
  course('preparing', courses.PREPARING, WITHOUT_LESSONS, { shows: courses.PREPARING }),
  course('unavailable', courses.UNAVAILABLE, NOT_FOR_SALE, { set: generation2, shows: courses.UNAVAILABLE }),
  course('vip-only', courses.FREE_FOR_VIP, VIP_ONLY, { shows: courses.UNAVAILABLE }),
  course('notice', courses.PURCHASE_NOTICE, WITH_FILES, { set: generation2, shows: courses.PURCHASE_NOTICE }),
  course('loading', strings.IS_LOADING, WITH_FILES, { set: never('course'), shows: LOADING_TEXT }),
  course('failed', strings.IS_FAILED, WITH_FILES, { set: lost('course'), shows: SERVICE_BROKEN }),
  course('missing', strings.NO_SUCH_RECORD, 999, { shows: CONTENT_MISSING }),
  course('favourite-requested', strings.IS_RUNNING, WITH_FILES, {
    ...MEMBER,
    set: never('likeCourse'),
    steps: [press(courses.ADD_FAVOURITE), seesBusy(courses.ADD_FAVOURITE)],
    shows: courses.ADD_FAVOURITE,
  }),
  course('favourite', courses.IS_FAVOURITE, WITH_FILES, {
    ...MEMBER,
    steps: [press(courses.ADD_FAVOURITE)],
    shows: courses.IS_FAVOURITE,
  }),
  directory('chapters', strings.WITH_CHAPTERS, WITH_FILES, { shows: courses.LOCKED }),
  directory('progress', strings.WITH_PROGRESS, BOUGHT, { ...MEMBER, shows: courses.FINISHED }),
  directory('flat', strings.WITHOUT_CHAPTERS, FINISHED, { shows: strings.SEEDED_LESSON }),
  directory('rest', courses.OTHER_LESSONS, WITH_LOST_CHAPTERS, { shows: courses.OTHER_LESSONS }),
  directory('empty', strings.NOTHING_YET, WITHOUT_LESSONS, { shows: courses.NO_LESSONS }),
  commentsTab('anonymous', strings.AS_ANONYMOUS, FINISHED, { shows: comments.SIGN_IN_TO_COMMENT }),
  commentsTab('first-generation', strings.AS_MEMBER, BOUGHT, {
    ...MEMBER,
    steps: [FIELD],
    shows: comments.SEND_COMMENT,
  }),
  commentsTab('buy-first', comments.BUY_TO_COMMENT, WITH_FILES, { ...MEMBER, shows: comments.BUY_TO_COMMENT }),
  commentsTab('second-generation', strings.OF_GENERATION_2, FINISHED, {
    ...MEMBER,
    set: generation2,
    shows: comments.allComments(undefined),
  }),
  commentsTab('all-replies', strings.EVERYTHING_EXPANDED, FINISHED, {
    ...MEMBER,
    set: generation2,
    steps: [press(comments.allComments(undefined)), sees(strings.SEEDED_COMMENT), press(comments.allReplies(5))],
    shows: strings.SEEDED_REPLY,
  }),
  commentsTab('closed', comments.COMMENTS_CLOSED, VIP_ONLY, { set: generation2, shows: comments.COMMENTS_CLOSED }),
  commentsTab('empty', strings.NOTHING_YET, WITH_FILES, { shows: comments.NO_COMMENTS }),
  commentsTab('loading', strings.IS_LOADING, FINISHED, { set: never('comments'), shows: LOADING_TEXT }),
  commentsTab('failed', strings.IS_FAILED, FINISHED, { set: lost('comments'), shows: SERVICE_BROKEN }),
  commentsTab('faulty', strings.IS_FAULTY, BOUGHT, {
    ...MEMBER,
    steps: [FIELD, press(comments.SEND_COMMENT)],
    shows: comments.COMMENT_EMPTY,
  }),
  commentsTab('sending', strings.IS_RUNNING, BOUGHT, {
    ...MEMBER,
    set: never('writeComment'),
    steps: [
      FIELD,
      type(comments.WRITE_COMMENT, strings.SOME_COMMENT),
      press(comments.SEND_COMMENT),
      seesBusy(comments.SEND_COMMENT),
    ],
    shows: comments.SEND_COMMENT,
  }),
  commentsTab('refused', strings.IS_REFUSED, BOUGHT, {
    ...MEMBER,
    set: failing('writeComment', FAULTS.tooOften),
    steps: [FIELD, type(comments.WRITE_COMMENT, strings.SOME_COMMENT), press(comments.SEND_COMMENT)],
    shows: TOO_MANY_REQUESTS,
  }),
  commentsTab('reviewed', comments.UNDER_REVIEW, BOUGHT, {
    ...MEMBER,
    set: generation2,
    steps: [FIELD, type(comments.WRITE_COMMENT, strings.SOME_COMMENT), press(comments.SEND_COMMENT)],
    shows: comments.UNDER_REVIEW,
  }),
  commentsTab('reply', comments.REPLY, BOUGHT, {
    ...MEMBER,
    set: generation2,
    steps: [press(comments.answers(strings.SEEDED_AUTHOR))],
    shows: comments.SEND_REPLY,
  }),
  files('anonymous', strings.AS_ANONYMOUS, WITH_FILES, { shows: courses.DOWNLOAD }),
  files('closed', courses.DOWNLOAD_AFTER_BUYING, WITH_FILES, { ...MEMBER, shows: courses.DOWNLOAD_AFTER_BUYING }),
  files('requested', strings.IS_RUNNING, FINISHED, {
    ...MEMBER,
    set: never('attachmentLink'),
    steps: [press(courses.DOWNLOAD), seesBusy(courses.DOWNLOAD)],
    shows: courses.DOWNLOAD,
  }),
  files('opened', strings.IS_READY, FINISHED, {
    ...MEMBER,
    steps: [press(courses.DOWNLOAD)],
    shows: courses.DOWNLOAD_BEGUN,
  }),
  files('refused', strings.IS_REFUSED, FINISHED, {
    ...MEMBER,
    set: failing('attachmentLink', FAULTS.tooOften),
    steps: [press(courses.DOWNLOAD)],
    shows: TOO_MANY_REQUESTS,
  }),
];

type Recipe = Pick<CatalogueState, 'set' | 'steps' | 'shows' | 'signedInAs'>;

function course(id: string, how: string, courseId: number, recipe: Recipe): CatalogueState {
  return at('introduction', `course-detail/${id}`, how, courseId, recipe);
}

function directory(id: string, how: string, courseId: number, recipe: Recipe): CatalogueState {
  return at('directory', `course-directory/${id}`, titled(courses.DIRECTORY, how), courseId, recipe);
}

function commentsTab(id: string, how: string, courseId: number, recipe: Recipe): CatalogueState {
  return at('comments', `course-comments/${id}`, titled(courses.COMMENTS_OF_COURSE, how), courseId, recipe);
}

function files(id: string, how: string, courseId: number, recipe: Recipe): CatalogueState {
  return at('attachments', `course-attachments/${id}`, titled(courses.ATTACHMENTS, how), courseId, recipe);
}

function at(tab: keyof typeof TAB, id: string, how: string, courseId: number, recipe: Recipe): CatalogueState {
  return {
    ...recipe,
    id: `pages/${id}`,
    title: titled(ROUTES.courseDetail.title, how),
    address: `/courses/detail/${String(courseId)}${TAB[tab]}`,
  };
}
