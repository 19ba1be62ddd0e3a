import { HOSTILE_TEXT } from '../../../src/adapters/memory/seed/announcements.js';
import { LAST_BLOCK_TITLE, SEEDED_HOME } from '../../../src/adapters/memory/seed/home.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { BlockRecord, SlideRecord } from '../../../src/adapters/memory/server/home.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import {
  BROWSE_COURSES,
  KEEP_LEARNING,
  LEARN_ABOUT_VIP,
  NEXT_SLIDE,
  PLAY_SLIDES,
} from '../../../src/domain/home/strings.js';
import { TAB_EMPTY } from '../../../src/domain/study.strings.js';
import { LOADING_TEXT, PAGE_FAILED } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press } from '../steps/actions.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { generation2, lost, never } from './calls.js';

const [SLIDE] = SEEDED_HOME.slides;
const LAST_BLOCK: BlockRecord = { kind: 'courses', id: 9, title: LAST_BLOCK_TITLE, items: [{ courseId: 1 }] };

/** The home page with each part alone, failing, missing or too large. */
export const STATES: readonly CatalogueState[] = [
  ...ofBothGenerations('loading', strings.IS_LOADING, { set: never('homeBlocks'), shows: LOADING_TEXT }),
  ...ofBothGenerations('failed', strings.IS_FAILED, { set: lost('homeBlocks'), shows: SERVICE_BROKEN }),
  home('generation-2', strings.OF_GENERATION_2, {
    set: generation2,
    shows: LAST_BLOCK_TITLE,
  }),
  home('code-loading', strings.CODE_IS_SLOW, { code: { pages: 'slow' }, shows: LOADING_TEXT }),
  home('code-failed', strings.CODE_IS_LOST, { code: { pages: 'lost' }, shows: PAGE_FAILED }),
  home('announcement-failed', strings.ANNOUNCEMENT_IS_LOST, {
    set: lost('latestAnnouncement'),
    steps: [sees(LAST_BLOCK_TITLE)],
    shows: SERVICE_BROKEN,
  }),
  home('learned-loading', strings.LEARNED_IS_LOADING, {
    signedInAs: SEEDED.ordinary,
    set: never('learnedCourses'),
    steps: [sees(LAST_BLOCK_TITLE), sees(KEEP_LEARNING)],
    shows: LOADING_TEXT,
  }),
  home('learned-failed', strings.LEARNED_IS_LOST, {
    signedInAs: SEEDED.ordinary,
    set: lost('learnedCourses'),
    steps: [sees(LAST_BLOCK_TITLE)],
    shows: SERVICE_BROKEN,
  }),
  home('learned', strings.AS_MEMBER, {
    signedInAs: SEEDED.ordinary,
    steps: [sees(LAST_BLOCK_TITLE)],
    shows: KEEP_LEARNING,
  }),
  home('learned-none', strings.NOTHING_LEARNED, {
    signedInAs: SEEDED.notFaceVerified,
    steps: [sees(LAST_BLOCK_TITLE)],
    shows: TAB_EMPTY.learned,
  }),
  home('empty', strings.NOTHING_YET, {
    set: (controls) => {
      controls.pages.home.change({ slides: [], blocks: [] });
      controls.pages.announcements.publish([]);
    },
    shows: LEARN_ABOUT_VIP,
  }),
  home('announcement-alone', strings.ANNOUNCEMENT_ALONE, {
    set: (controls) => {
      controls.pages.home.change({ slides: [], blocks: [] });
    },
    shows: BROWSE_COURSES,
  }),
  home('no-slide', strings.NO_SLIDE, withSlides([])),
  home('one-slide', strings.ONE_SLIDE, withSlides(SEEDED_HOME.slides.slice(0, 1))),
  home('many-slides', strings.MANY_SLIDES, {
    ...withSlides(Array.from({ length: 9 }, () => SLIDE).filter((slide) => slide !== undefined)),
    shows: NEXT_SLIDE,
  }),
  home('turned', strings.TURNED, {
    steps: [sees(LAST_BLOCK_TITLE), press(NEXT_SLIDE)],
    shows: PLAY_SLIDES,
    screen: 'wide',
  }),
  home('broken-images', strings.BROKEN_IMAGES, {
    ...withSlides([1, 2].map((number) => ({ image: `data:image/png;base64,${String(number)}`, link: '/vip' }))),
    noisy: true,
  }),
  home('hostile', strings.HOSTILE_TEXT, {
    ...withBlocks([{ kind: 'html', id: 1, html: HOSTILE_TEXT }, LAST_BLOCK]),
    noisy: true,
  }),
  home('long', strings.LONG_WORDS, withBlocks([{ ...LAST_BLOCK, id: 1, title: strings.LONG_LATIN }, LAST_BLOCK])),
];

type Recipe = Omit<CatalogueState, 'id' | 'title' | 'address'>;

function home(id: string, how: string, recipe: Recipe): CatalogueState {
  return { ...recipe, id: `pages/home/${id}`, title: titled(strings.HOME_PAGE, how), address: '/' };
}

function ofBothGenerations(id: string, how: string, recipe: Recipe): readonly CatalogueState[] {
  return [
    home(id, how, recipe),
    home(`${id}-generation-2`, titled(how, strings.OF_GENERATION_2), {
      ...recipe,
      set: (controls) => {
        controls.setUp({ generation: 2 });
        recipe.set?.(controls);
      },
    }),
  ];
}

function withSlides(slides: readonly SlideRecord[]): Recipe {
  return {
    set: (controls) => {
      controls.pages.home.change({ slides });
    },
    shows: LAST_BLOCK_TITLE,
  };
}

function withBlocks(blocks: readonly BlockRecord[]): Recipe {
  return {
    set: (controls) => {
      controls.pages.home.change({ blocks });
    },
    shows: LAST_BLOCK_TITLE,
  };
}
