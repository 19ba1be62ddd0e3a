import type { CallName } from '../../src/adapters/memory/engine/call-name.js';
import type { CourseSite } from '../../src/adapters/memory/engine/course-site.js';
import type { Generation } from './generation.js';
import { NOTHING } from './wire/envelope.js';
import { writeConfig } from './wire/write-config.js';
import { writeLinks } from './wire/write-links.js';
import { writeMember } from './wire/write-member.js';
import { writeNavs } from './wire/write-navs.js';

/** What a route may look at. */
export interface Asked {
  readonly site: CourseSite;
  readonly generation: Generation;
  /** Address of this server, without a closing slash. */
  readonly serverUrl: string;
  readonly query: Readonly<Record<string, string>>;
  readonly token: string | undefined;
  /** The token came in the `Authorization` header. */
  readonly tokenInHeader: boolean;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly call: CallName;
  /** The `data` of the envelope, or a thrown `Refusal`. */
  readonly answer: (asked: Asked) => unknown;
}

/** Every call of the API that the pretend site answers, a row each. */
export const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/v2/other/config',
    call: 'config',
    answer: ({ site, generation, serverUrl }) =>
      writeConfig(site.settings.value, site.content.value, generation, serverUrl),
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
