import { expect } from 'chai';

import { breadcrumbLinkedData, courseLinkedData } from '../../../src/domain/courses/linked-data.js';
import { aCourse } from '../../support/courses.js';

const PROVIDER = { name: '示例学堂', origin: 'https://site.example' };
const { course: COURSE } = aCourse().build();

describe('A course as linked data', () => {
  it('names the course, its provider and its price', () => {
    const course = { ...COURSE, cover: 'https://api.example/a.png', shortDescription: '三节课入门' };
    expect(courseLinkedData(course, PROVIDER)).to.deep.equal({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: '课程',
      description: '三节课入门',
      url: 'https://site.example/courses/detail/5',
      image: 'https://api.example/a.png',
      provider: { '@type': 'Organization', name: '示例学堂', url: 'https://site.example/' },
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: 99,
        priceCurrency: 'CNY',
        url: 'https://site.example/courses/detail/5',
      },
    });
  });

  it('describes a free course as free', () => {
    const { offers } = courseLinkedData(aCourse().free().build().course, PROVIDER);
    expect(offers).to.include({ category: 'Free', price: 0 });
  });

  it('has no offer for a course that is not for sale, and leaves out unknown fields', () => {
    const linkedData = courseLinkedData({ ...COURSE, priceYuan: 0, cover: 'data:image/svg+xml,x' }, PROVIDER);
    expect(Object.keys(linkedData)).to.have.members(['@context', '@type', 'name', 'url', 'provider']);
    const withCover = (cover: string) => courseLinkedData({ ...COURSE, cover }, PROVIDER);
    expect(withCover('http://a.example/a.png')).to.have.property('image', 'http://a.example/a.png');
    expect(withCover('data:image/svg+xml,https:x')).not.to.have.property('image');
  });
});

describe('A breadcrumb as linked data', () => {
  it('lists the steps from home, each with its address and its position', () => {
    const crumbs = [
      { name: '首页', to: '/' },
      { name: '课程', to: '/courses/detail/5' },
    ];
    expect(breadcrumbLinkedData(crumbs, 'https://site.example')).to.deep.equal({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '首页', item: 'https://site.example/' },
        { '@type': 'ListItem', position: 2, name: '课程', item: 'https://site.example/courses/detail/5' },
      ],
    });
  });
});
