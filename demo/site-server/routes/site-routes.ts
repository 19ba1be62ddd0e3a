import type { Route } from '../route.js';
import { NOTHING } from '../answers/values.js';
import { writeConfig } from '../answers/write-config.js';
import { writeLinks, writeNavs } from '../answers/write-navs.js';
import { writeMember } from '../answers/write-member.js';

/** What every page requests: the configuration, the menu, the partners, and the session. */
export const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/v2/other/config',
    call: 'config',
    answer: ({ site, generation, serverUrl }) =>
      writeConfig(site.settings.value, site.content.value, site.pages.home.slides, generation, serverUrl),
  },
  {
    method: 'GET',
    path: '/api/v2/navs',
    call: 'navs',
    answer: ({ site, query }) => writeNavs(site.content.value.navs, query.platform ?? 'PC'),
  },
  {
    method: 'GET',
    path: '/api/v2/links',
    call: 'links',
    answer: ({ site }) => writeLinks(site.content.value.links),
  },
  {
    method: 'GET',
    path: '/api/v2/member/detail',
    call: 'member',
    answer: ({ site, token, generation, serverUrl }) => writeMember(site.members.detail(token), generation, serverUrl),
  },
  {
    method: 'GET',
    path: '/api/v2/member/unreadNotificationCount',
    call: 'unread',
    answer: ({ site, token }) => site.members.unreadCount(token),
  },
  {
    method: 'POST',
    path: '/api/v2/logout',
    call: 'logout',
    answer: ({ site, token, tokenInHeader }) => {
      site.accounts.signOut(token, tokenInHeader);
      return NOTHING;
    },
  },
];
