import { SEEDED } from '../../src/adapters/memory/seed/members.js';

/** The locations of one visit: the first one is loaded, the others are navigations within the site. */
export interface Journey {
  readonly name: string;
  readonly places: readonly [string, ...string[]];
  /** Mobile of a seeded member; without it the visitor is anonymous. */
  readonly signedInAs?: string;
}

const signedInAs = SEEDED.ordinary;

/** Typical whole visits, and pages that a whole class reloads at the same time. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'home, a stranger', places: ['/'] },
  { name: 'home, a member', places: ['/'], signedInAs },
  { name: 'looking around: home, courses, a course', places: ['/', '/courses', '/courses/detail/7'] },
  { name: 'the same, a member', places: ['/', '/courses', '/courses/detail/7'], signedInAs },
  { name: 'a lesson by its address, a member', places: ['/courses/video/2601'], signedInAs },
  {
    name: 'studying: home, study centre, a lesson',
    places: ['/', '/study-center', '/courses/video/2601'],
    signedInAs,
  },
  { name: 'searching: home, hits', places: ['/', '/search?keywords=C'] },
  {
    name: 'the member: home, data, orders, messages',
    places: ['/', '/member', '/member/orders', '/member/messages'],
    signedInAs,
  },
  { name: 'announcements', places: ['/announcement'] },
];
