import { expect } from 'chai';
import fc from 'fast-check';

import { matchRoute } from '../../../../src/domain/access/paths.js';
import { type RouteName, ROUTES } from '../../../../src/domain/access/routes.js';
import { routeAt } from '../../../../src/ui/shared/routing/site-routes.js';

/** Parts of the site's own paths, and other text that an address can contain in their place. */
const PART = fc.oneof(
  fc.constantFrom('courses', 'detail', 'video', 'vip', 'VIP', 'order', 'pay', 'v%69p', '7', ''),
  fc.constantFrom('%20', '%2F', '25%2F1', '%252F', '%0A', '%3F', '%E2%84%AA'),
  fc.string({ unit: 'grapheme', maxLength: 3 }).map((text) => encodeURIComponent(text)),
);
const PATH = fc
  .array(PART, { minLength: 1, maxLength: 4 })
  .map((parts) => new URL(`http://site.test/${parts.join('/')}`).pathname);

const NAMED = (Object.keys(ROUTES) as RouteName[]).filter((name) => name !== 'notFound');

describe('routeAt', () => {
  it('returns exactly the page whose route pattern matches the path, or notFound if none does', () => {
    fc.assert(
      fc.property(PATH, (path) => {
        const readers = NAMED.filter((name) => matchRoute(ROUTES[name].pattern, path) !== undefined);
        const page = routeAt(path);
        expect(page === 'notFound' ? [] : [page], path).to.deep.equal(readers);
      }),
      { numRuns: 2_000 },
    );
  });
});
