import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { EVERY_ADDRESS } from './every-address.js';
import { arrived, type View, viewOf } from './view.js';

/** Every page, signed in as a member who can see it; two of them also as an anonymous visitor. */
export const EVERY_PAGE: readonly View[] = [
  ...EVERY_ADDRESS.map(({ path, options }) => viewOf({ what: path, path, options, reach: arrived })),
  viewOf({ what: '/ as an anonymous visitor', path: '/', reach: arrived }),
  viewOf({ what: '/search as an anonymous visitor', path: '/search?keywords=C%2B%2B', reach: arrived }),
  viewOf({
    what: 'a page that failed to load for a member',
    path: '/member',
    options: { signedInAs: SEEDED.withUnread },
    noise: [/502/],
    reach: async (visit, { controls }) => {
      controls.fail('member', FAULTS.badGateway);
      await visit.page.reload();
      await visit.reads('会员信息加载失败');
    },
  }),
];
