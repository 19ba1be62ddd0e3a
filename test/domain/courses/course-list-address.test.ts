import { expect } from 'chai';
import fc from 'fast-check';

import {
  coursesAddress,
  filterOf,
  readCoursesAddress,
  withinCategories,
} from '../../../src/domain/courses/course-list-address.js';
import type { CourseCategory } from '../../../src/domain/courses/course.js';

const EVERYTHING = { categoryId: undefined, childId: undefined, scene: 'newest', page: 1 } as const;
const CATEGORIES: readonly CourseCategory[] = [
  { id: 1, name: '一', children: [11, 12].map((id) => ({ id, name: `一${String(id)}` })) },
  { id: 2, name: '二', children: [{ id: 21, name: '二一' }] },
];

describe('The address of the course list', () => {
  it('leaves out every default value', () => {
    expect(coursesAddress()).to.equal('/courses');
    expect(coursesAddress(EVERYTHING)).to.equal('/courses');
    expect(coursesAddress({ categoryId: 2, childId: 21, scene: 'popular', page: 3 })).to.equal(
      '/courses?cid=2&child=21&scene=sub&page=3',
    );
    expect(coursesAddress({ categoryId: 2 })).to.equal('/courses?cid=2');
    expect(coursesAddress({ scene: 'free' })).to.equal('/courses?scene=free');
    expect(coursesAddress({ childId: 21 }), 'no child without its parent').to.equal('/courses');
  });

  it('opens what its link names: reading an address returns what was written into it', () => {
    const number = fc.integer({ min: 1, max: 999_999_999 });
    const scene = fc.constantFrom('newest', 'free', 'popular');
    const maybe = fc.option(number, { nil: undefined });
    fc.assert(
      fc.property(maybe, maybe, scene, number, (categoryId, child, chosen, page) => {
        const address = { categoryId, childId: categoryId && child, scene: chosen, page } as const;
        const { search } = new URL(coursesAddress(address), 'https://site.example');
        expect(readCoursesAddress(search)).to.deep.equal(address);
      }),
    );
  });

  it('is read from any query without throwing; an invalid value counts as absent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const address = readCoursesAddress(`?cid=${text}&child=${text}&scene=${text}&page=${text}`);
        expect(address.page).to.be.at.least(1);
        expect(['newest', 'free', 'popular']).to.include(address.scene);
      }),
    );
    for (const nonsense of ['', '0', '-1', '1.5', 'abc', '1e3', '%E0', '9999999999']) {
      const query = `?cid=${nonsense}&child=${nonsense}&scene=${nonsense}&page=${nonsense}`;
      expect(readCoursesAddress(query), nonsense).to.deep.equal(EVERYTHING);
    }
    expect(readCoursesAddress('?child=5').childId, 'a child alone').to.equal(undefined);
  });

  it('drops an unknown category, and a child that is not in the chosen category', () => {
    const within = (categoryId?: number, childId?: number) => {
      const { categoryId: category, childId: child } = withinCategories(
        { ...EVERYTHING, page: 4, categoryId, childId },
        CATEGORIES,
      );
      return [category, child];
    };
    expect(within(1, 11)).to.deep.equal([1, 11]);
    expect(within(1, 21)).to.deep.equal([1, undefined]);
    expect(within(9, 11)).to.deep.equal([undefined, undefined]);
    expect(within(11)).to.deep.equal([undefined, undefined]);
    expect(within()).to.deep.equal([undefined, undefined]);
    expect(withinCategories({ ...EVERYTHING, scene: 'free', page: 4 }, []).page).to.equal(4);
  });

  it('filters by the child category when one is chosen', () => {
    expect(filterOf({ ...EVERYTHING, categoryId: 1, childId: 11, scene: 'free' })).to.deep.equal({
      categoryId: 11,
      scene: 'free',
    });
    expect(filterOf({ ...EVERYTHING, categoryId: 1 }).categoryId).to.equal(1);
    expect(filterOf(EVERYTHING)).to.deep.equal({ categoryId: undefined, scene: 'newest' });
  });
});
