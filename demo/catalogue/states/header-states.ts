import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { SEEDED_CONTENT, SEEDED_SETTINGS } from '../../../src/adapters/memory/seed/site.js';
import * as shell from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press } from '../steps/actions.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { lost, never, setUp } from './calls.js';
import { longNames, longNavs, manyNavs } from './long-words.js';

const HOME = { address: '/' };
const WIDE = { ...HOME, screen: 'wide' } as const;
const NARROW = { ...HOME, screen: 'narrow' } as const;
const [, COURSES, , NEWS] = SEEDED_CONTENT.navs.map(({ name }) => name);

/** The header for every kind of visitor, with each of its menus open. */
export const STATES: readonly CatalogueState[] = [
  { ...HOME, id: 'header/anonymous', title: strings.AS_ANONYMOUS, shows: shell.SIGN_IN },
  {
    ...HOME,
    id: 'header/restoring',
    title: strings.RESTORING,
    signedInAs: SEEDED.ordinary,
    set: never('member'),
    shows: shell.LOADING_TEXT,
  },
  { ...HOME, id: 'header/member', title: strings.AS_MEMBER, signedInAs: SEEDED.ordinary, shows: shell.MEMBER_MENU },
  { ...HOME, id: 'header/unread', title: strings.WITH_UNREAD, signedInAs: SEEDED.withUnread, shows: shell.UNREAD },
  {
    ...HOME,
    id: 'header/unreachable',
    title: strings.MEMBER_IS_LOST,
    signedInAs: SEEDED.ordinary,
    set: lost('member'),
    shows: shell.MEMBER_UNREACHABLE,
  },
  {
    ...HOME,
    // On a page without controls below the menu: a half-covered control would be too small a target.
    address: '/error',
    id: 'header/member-menu',
    title: strings.MEMBER_MENU_OPEN,
    signedInAs: SEEDED.withUnread,
    steps: [sees(shell.UNREAD), press(shell.MEMBER_MENU)],
    shows: shell.SIGN_OUT_TEXT,
  },
  {
    ...WIDE,
    id: 'header/submenu',
    title: strings.SUBMENU_OPEN,
    steps: [press(shell.submenuOf(COURSES ?? ''))],
    shows: SEEDED_CONTENT.navs[1]?.children[1]?.name ?? '',
  },
  {
    ...WIDE,
    id: 'header/submenu-without-page',
    title: strings.SUBMENU_WITHOUT_PAGE_OPEN,
    steps: [press(NEWS ?? '')],
    shows: SEEDED_CONTENT.navs[3]?.children[0]?.name ?? '',
  },
  {
    ...NARROW,
    id: 'header/narrow-menu',
    title: strings.NARROW_MENU_OPEN,
    steps: [press(shell.OPEN_MENU)],
    shows: shell.MENU,
  },
  {
    ...NARROW,
    id: 'header/narrow-search',
    title: strings.NARROW_SEARCH_OPEN,
    steps: [press(shell.SEARCH_LABEL)],
    shows: shell.CLOSE,
  },
  {
    ...HOME,
    id: 'header/long-words',
    title: strings.LONG_WORDS,
    signedInAs: SEEDED.withUnread,
    set: longNames,
    shows: shell.UNREAD,
  },
  {
    ...NARROW,
    id: 'header/narrow-menu-long',
    title: strings.NARROW_MENU_LONG,
    set: longNavs,
    steps: [press(shell.OPEN_MENU)],
    shows: shell.MENU,
  },
  { ...WIDE, id: 'header/many-navs', title: strings.MANY_NAVS, set: manyNavs, shows: strings.LONG_NAV_NAME },
  {
    ...HOME,
    id: 'header/no-navs',
    title: strings.NO_NAVS,
    set: (controls) => {
      controls.publish({ navs: [] });
    },
    shows: shell.SIGN_IN,
  },
  {
    ...HOME,
    id: 'header/no-vip',
    title: strings.NO_VIP,
    set: (controls) => {
      controls.switchFunction('vip', false);
    },
    shows: shell.SIGN_IN,
  },
  {
    ...HOME,
    id: 'header/no-logo',
    title: strings.NO_LOGO,
    set: setUp({ logo: '' }),
    shows: SEEDED_SETTINGS.siteName,
  },
];
