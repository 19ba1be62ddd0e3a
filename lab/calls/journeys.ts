import { SEEDED } from '../../src/adapters/memory/seed/members.js';

/** The locations of one visit: the first one is loaded, the others are navigations within the site. */
export interface Journey {
  readonly name: string;
  readonly locations: readonly [string, ...string[]];
  /** Mobile of a seeded member; without it the visitor is anonymous. */
  readonly signedInAs?: string;
}

const signedInAs = SEEDED.ordinary;

/** Typical whole visits, and pages that a whole class reloads at the same time. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'home, a stranger', locations: ['/'] },
  { name: 'home, a member', locations: ['/'], signedInAs },
  { name: 'looking around: home, courses, a course', locations: ['/', '/courses', '/courses/detail/7'] },
  { name: 'the same, a member', locations: ['/', '/courses', '/courses/detail/7'], signedInAs },
  { name: 'a lesson by its address, a member', locations: ['/courses/video/2601'], signedInAs },
  {
    name: 'studying: home, study centre, a lesson',
    locations: ['/', '/study-center', '/courses/video/2601'],
    signedInAs,
  },
  { name: 'searching: home, hits', locations: ['/', '/search?keywords=C'] },
  {
    name: 'the member: home, data, orders, messages',
    locations: ['/', '/member', '/member/orders', '/member/messages'],
    signedInAs,
  },
  { name: 'announcements', locations: ['/announcement'] },
];
