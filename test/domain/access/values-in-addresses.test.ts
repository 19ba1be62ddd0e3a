import { expect } from 'chai';
import fc from 'fast-check';

import { idInPath } from '../../../src/domain/access/ids.js';
import { PAGE, queryNumber } from '../../../src/domain/access/page-query.js';
import { readAnnouncementAddress } from '../../../src/domain/announcements.js';
import { shownTab, COURSE_TABS } from '../../../src/domain/courses/course-address.js';
import { readCoursesAddress } from '../../../src/domain/courses/course-list-address.js';
import { startInQuery } from '../../../src/domain/lesson/start-position.js';
import { readNotesAddress } from '../../../src/domain/notes/found-notes.js';
import { readOrderNo, readProduct } from '../../../src/domain/orders/order-addresses.js';
import { readSearchAddress } from '../../../src/domain/search/search-address.js';
import { phoneAddress } from '../../../src/domain/site/phone-redirect.js';
import { addressHere } from '../../../src/domain/site/retired-phone-site.js';
import { aLocation } from '../../support/a-location.js';

/** What chats and visitors write behind an address that they share. */
const GLUED = [
  ...['。', '，快来看', '，3天内有效', '）', '）。', '」', '…', '快来看', ' 复制打开', '\u200b', '\ud83d'],
  ...['.', '!', '"', ')', "'", '>', ';', ',', '. Look', '&from=singlemessage', '?tab=3', '\n', '/', '\\', '</a>'],
];
/** What precedes the digits of an id unseen, or without a meaning. */
const IN_FRONT = ['', ' ', '\u200b', '\ufeff', '\u2066', '+'];
/** Values that are no id, no page, no number of an order and no second. */
const NONSENSE = [
  ...[
    '',
    ' ',
    'abc',
    'NaN',
    'null',
    '[object Object]',
    '-25',
    '−25',
    '。25',
    '快25',
    '\ud800',
    '%',
    '\u200b',
    '25x',
    '25_',
    '0x19',
    '2.5',
  ],
  ...['25;6', '25/6', '25-6', '25:6', '2 5', '2,5', '9'.repeat(400), '٢٥'],
];
/** Exponents, which no second is either, and zero, which one is. */
const NO_IDS = ['1e3', '0', '00', '1000000000'];

const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
const inQuery = (name: string) => (text: string) => `?${name}=${encoded(text)}`;

interface Field {
  readonly name: string;
  /** Reads a value that an address has in this place. */
  readonly read: (text: string) => unknown;
  readonly isOf: unknown;
  readonly otherwise: unknown;
}

const page = inQuery('page');
/** 0 is an id that nothing has; without an id the page shows the latest announcement. */
const idOfAnnouncement = (query: string) => {
  const { id } = readAnnouncementAddress(query);
  return id === 0 ? undefined : id;
};
const IDS: readonly Field[] = [
  ...['/courses/detail/', '/courses/video/'].map((path) => ({
    name: path,
    read: (text: string) => idInPath(path + encoded(text)),
    ...{ isOf: 25, otherwise: undefined },
  })),
  {
    name: 'a course of the retired phone site',
    read: (text) => addressHere({ path: `/course/${encoded(text)}`, query: '', hash: '' }),
    ...{ isOf: '/courses/detail/25', otherwise: undefined },
  },
  {
    name: 'an announcement, and not the latest one',
    read: (text) => idOfAnnouncement(inQuery('id')(text)),
    ...{ isOf: 25, otherwise: undefined },
  },
  { name: 'a page', read: (text) => PAGE.read(page(text)), isOf: 25, otherwise: 1 },
  { name: 'a page of results', read: (text) => readSearchAddress(page(text)).page, isOf: 25, otherwise: 1 },
  { name: 'a page of notes', read: (text) => readNotesAddress(page(text)).page, isOf: 25, otherwise: 1 },
  {
    name: 'a category',
    read: (text) => readCoursesAddress(inQuery('cid')(text)).categoryId,
    isOf: 25,
    otherwise: undefined,
  },
  {
    name: 'a product',
    read: (text) => readProduct(`?goods_type=course&goods_id=${encoded(text)}`),
    isOf: { kind: 'course', id: 25 },
    otherwise: undefined,
  },
];
const NUMBERS: readonly Field[] = [
  { name: 'an order', read: (text) => readOrderNo(inQuery('orderId')(text)), isOf: '25', otherwise: undefined },
  {
    name: 'an order at Alipay',
    read: (text) => readOrderNo(inQuery('out_trade_no')(text)),
    isOf: '25',
    otherwise: undefined,
  },
  { name: 'a second', read: (text) => startInQuery(inQuery('t')(text)), isOf: 25, otherwise: undefined },
];
const ALL = [...IDS, ...NUMBERS];

describe('An id, page, order number or second in an address', () => {
  for (const { name, read, isOf, otherwise } of ALL) {
    it(`is read as 25 whatever a chat has glued to it: ${name}`, () => {
      for (const front of IN_FRONT) {
        for (const behind of ['', ...GLUED])
          expect(read(`${front}25${behind}`), JSON.stringify(front + behind)).to.deep.equal(isOf);
      }
      expect(read('２５。'), 'full-width digits').to.deep.equal(isOf);
    });

    it(`is none where the value does not begin with one: ${name}`, () => {
      for (const text of NONSENSE) expect(read(text), JSON.stringify(text)).to.deep.equal(otherwise);
    });
  }

  for (const { name, read, isOf, otherwise } of IDS)
    it(`is a whole number from 1 to 999,999,999, with or without zeros in front: ${name}`, () => {
      expect(read('00025'), 'zeros').to.deep.equal(isOf);
      for (const text of NO_IDS) expect(read(text), text).to.deep.equal(otherwise);
    });

  it('survives an encoding that is cut or of another kind', () => {
    for (const glued of ['%', '%E3%80', '%E0%A4%A', '%A1%A3', '%EF%BF'])
      expect([idInPath(`/courses/detail/25${glued}`), queryNumber(`?id=25${glued}`, 'id')], glued).to.deep.equal([
        25, 25,
      ]);
    expect(queryNumber('?id=%E0%A4%A', 'id')).to.equal(undefined);
  });

  it('is that of the first of repeated parameters', () => {
    expect([queryNumber('?id=25&id=6', 'id'), queryNumber('?id=x&id=6', 'id')]).to.deep.equal([25, undefined]);
  });

  it('is itself, whatever signs but digits follow, and never throws', () => {
    const id = fc.integer({ min: 1, max: 999_999_999 });
    const glued = fc.string({ unit: 'binary' }).filter((text) => !/^[\p{DI}\s]*(?:[\w０-９]|[ -~]\d)/u.test(text));
    fc.assert(
      fc.property(id, glued, (number, text) => {
        expect(queryNumber(inQuery('id')(`${number}${text}`), 'id')).to.equal(number);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { read } of ALL) expect(() => read(text)).not.to.throw();
      }),
    );
  });
});

describe('A word in an address', () => {
  it('ends before what a chat has glued to it: tab, scene, kind of a product, kind of a result', () => {
    for (const glued of ['。', '，快来看', ' 复制打开', '!']) {
      expect(shownTab(`?tab=4${encoded(glued)}`, COURSE_TABS), glued).to.equal('comments');
      expect(readCoursesAddress(`?scene=free${encoded(glued)}`).scene, glued).to.equal('free');
      expect(readSearchAddress(`?type=video${encoded(glued)}`).type, glued).to.equal('video');
      expect(readProduct(`?goods_id=5&goods_type=vod${encoded(glued)}`)?.kind, glued).to.equal('course');
    }
  });
});

describe('An address of another front end', () => {
  it('keeps its id without what is glued to it', () => {
    const at = (address: string) => addressHere(aLocation(address));
    expect(at('/course/video/12）?t=30#c')).to.equal('/courses/video/12?t=30#c');
    expect(at('/pages/course/show?id=5。&msv=7')).to.equal('/courses/detail/5?msv=7');
    expect(at('/pages/course/show?id=x')).to.equal('/courses/detail/x');
    const onPhone = (path: string) =>
      phoneAddress('https://m.site.example', 'history', aLocation(path), 'https://site.example');
    expect(onPhone('/topic/detail/5，快来看')).to.equal('https://m.site.example/topic/5');
    expect(onPhone('/topic/detail/5/6')).to.equal('https://m.site.example');
  });
});
