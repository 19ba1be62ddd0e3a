import { expect } from 'chai';

import type { CourseSummary } from '../../src/domain/courses/course.js';
import { headOf } from '../../snapshots/make/head.js';
import { DESCRIPTION_LENGTH, metadataOf, type PageFacts, type Subject } from '../../snapshots/make/metadata.js';
import { aCourse, aCourseCard } from '../support/courses.js';

const FACTS: PageFacts = {
  ...{ siteName: '知行学堂', logo: '/logo.png', origin: 'https://www.example.com' },
  ...{ title: '标题 - 知行学堂', text: '' },
};

const courseSubject = (changes: Partial<CourseSummary>): Subject => ({
  kind: 'course',
  detail: { ...aCourse().build(), course: aCourseCard(5, changes) },
});

const ALL_COURSES = { categoryId: undefined, childId: undefined, scene: 'newest', page: 1 } as const;

describe('What search engines and link previews read', () => {
  it('a course has its short description, or else the beginning of its introduction, in one line', () => {
    const short = metadataOf(courseSubject({ shortDescription: '一句话' }), FACTS);
    expect([short.description, short.canonical]).to.deep.equal(['一句话', 'https://www.example.com/courses/detail/5']);
    const text = `第一行\n  第二行${'长'.repeat(200)}`;
    const { description } = metadataOf(courseSubject({ shortDescription: '' }), { ...FACTS, text });
    expect(description).to.match(/^第一行 第二行长+…$/);
    expect(description).to.have.lengthOf(DESCRIPTION_LENGTH);
  });

  it('an image is an absolute address: the cover, or else the logo of the site', () => {
    const imageOf = (cover: string) => metadataOf(courseSubject({ cover }), FACTS).image;
    expect(imageOf('/storage/1.png')).to.equal('https://www.example.com/storage/1.png');
    expect(imageOf('https://cdn.example/1.png')).to.equal('https://cdn.example/1.png');
    expect(imageOf('')).to.equal('https://www.example.com/logo.png');
    expect(imageOf('data:image/png;base64,xx')).to.equal('');
  });

  it('a page of a list names its category and its number, and lists its courses for search engines', () => {
    const here = { ...ALL_COURSES, categoryId: 3, page: 2 };
    const courses = [aCourseCard(8, { title: '日语' })];
    const { title, description, canonical, linkedData } = metadataOf(
      { kind: 'list', here, category: '外语', courses },
      FACTS,
    );
    for (const text of [title, description]) expect(text).to.include('外语').and.include('第2页');
    expect(title).to.include('知行学堂');
    expect(metadataOf({ kind: 'list', here: ALL_COURSES, category: '', courses }, FACTS).title).to.equal(FACTS.title);
    expect(canonical).to.equal('https://www.example.com/courses?cid=3&page=2');
    expect(linkedData.map((data) => data['@type'])).to.deep.equal(['BreadcrumbList', 'ItemList']);
    expect(linkedData[1]).to.have.nested.property('itemListElement[0].url', 'https://www.example.com/courses/detail/8');
  });

  it('the home page says how the site is searched, and whose it is', () => {
    const { linkedData } = metadataOf({ kind: 'home', image: '' }, FACTS);
    expect(linkedData[0]).to.have.nested.property(
      'potentialAction.target.urlTemplate',
      'https://www.example.com/search?keywords={search_term_string}',
    );
    expect(linkedData[1]).to.include({ '@type': 'Organization', logo: 'https://www.example.com/logo.png' });
  });

  it('no title ends its element or its attribute', () => {
    const title = '"><script>alert(1)</script><!--';
    const metadata = metadataOf(courseSubject({ title, shortDescription: title }), { ...FACTS, title });
    const head = headOf(metadata, [JSON.stringify({ name: title })]);
    expect(head).not.to.match(/<script>|<!--/);
    expect(head.match(/<script\b/g)).to.have.lengthOf(1);
  });
});
