import { expect } from 'chai';

import { slideTarget } from '../../../src/domain/home/slide-target.js';
import { aHome } from '../../support/courses.js';

describe('A slide of home', () => {
  const blocks = [{ kind: 'html', id: 9, html: '' } as const, ...aHome().blocks];
  const course = blocks.flatMap((block) => (block.kind === 'courses' ? block.courses : []))[0];

  for (const [what, link, name] of [
    ['a course that a block contains by its title', `/courses/detail/${String(course?.id)}?tab=3`, course?.title],
    ['another course by its page', '/courses/detail/999', '课程详情'],
    ['a page by its title', '/vip', '会员中心'],
    ['another site by its host', 'https://elsewhere.example:8080/a?b', 'elsewhere.example:8080'],
    ['another site that is typed without a scheme', 'www.elsewhere.example/a', 'www.elsewhere.example'],
    ['a page that is typed with the origin of this site', 'https://site.example/vip', '会员中心'],
    ['nothing where it is no link', undefined, ''],
    ['nothing for a file of this site', '/files/a.pdf', ''],
  ] as const) {
    it(`names ${what}`, () => {
      expect(
        slideTarget({ image: 'https://api.example/1.png', ...(link && { link }) }, blocks, 'https://site.example'),
      ).to.equal(name);
    });
  }
});
