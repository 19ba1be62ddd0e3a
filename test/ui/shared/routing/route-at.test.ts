import { expect } from 'chai';
import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';

import { routeAt, ROUTE_NAMES, ROUTES } from '../../../../src/domain/access/routes.js';

/** Parts of the site's own paths, and other text that an address can contain in their place. */
const PART = fc.oneof(
  fc.constantFrom('courses', 'detail', 'video', 'vip', 'VIP', 'order', 'pay', 'v%69p', '7', ''),
  fc.constantFrom('%20', '%2F', '25%2F1', '%252F', '%0A', '%3F', '%E2%84%AA'),
  fc.string({ unit: 'grapheme', maxLength: 3 }).map((text) => encodeURIComponent(text)),
);
const PATH = fc
  .array(PART, { minLength: 1, maxLength: 4 })
  .map((parts) => new URL(`http://site.test/${parts.join('/')}`).pathname);

const TABLE = ROUTE_NAMES.map((name) => ({ id: name, path: ROUTES[name].pattern }));

describe('routeAt', () => {
  it('names the page that React Router shows for a path', () => {
    fc.assert(
      fc.property(PATH, (path) => {
        expect(routeAt(path), path).to.equal(matchRoutes(TABLE, path)?.[0]?.route.id ?? 'notFound');
      }),
      { numRuns: 2_000 },
    );
  });
});
