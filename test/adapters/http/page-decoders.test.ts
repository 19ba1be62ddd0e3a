import { expect } from 'chai';
import fc from 'fast-check';

import { decodeAnnouncement, decodeLatestAnnouncement } from '../../../src/adapters/http/announcements.js';
import { type JsonRecord, MalformedAnswer } from '../../../src/adapters/http/client/json-readers.js';
import { decodePage } from '../../../src/adapters/http/client/page-readers.js';
import { decodeMemberMessage } from '../../../src/adapters/http/messages.js';
import { decodeOrder } from '../../../src/adapters/http/orders/order-list.js';
import { decodePointsRecord } from '../../../src/adapters/http/points.js';
import {
  decodeBoughtCourse,
  decodeLearnedCourse,
  decodeLearnedLessons,
  decodeLikedCourse,
} from '../../../src/adapters/http/study.js';

const AT = Date.UTC(2024, 10, 5, 2);
const ISO = '2024-11-05T02:00:00.000000Z';
const LOCAL = '2024-11-05 10:00:00';
const AS_IT_IS = (url: string) => url;

describe('decodePage', () => {
  const decode = (entry: JsonRecord) => entry['id'];

  it('reads the long and the short form alike (API 1.10)', () => {
    const short = { data: [{ id: 1 }], total: 3 };
    const long = { ...short, current_page: 1, last_page: 3, per_page: 1, from: 1, to: 1, next_page_url: null };
    expect(decodePage(short, decode)).to.deep.equal({ items: [1], total: 3 });
    expect(decodePage(long, decode)).to.deep.equal({ items: [1], total: 3 });
  });

  it('leaves out what cannot be read, and does without a total', () => {
    expect(decodePage({ data: [{ id: 1 }, 'x', null] }, decode)).to.deep.equal({ items: [1], total: 3 });
  });

  it('insists on a list', () => {
    for (const data of [undefined, null, [], {}, { data: {} }, 'x']) {
      expect(() => decodePage(data, decode), JSON.stringify(data)).to.throw(MalformedAnswer);
    }
  });
});

describe('decodeAnnouncement', () => {
  it('finds none in [] (pages API 3.2), where one is asked for that is malformed', () => {
    expect(decodeLatestAnnouncement([])).to.equal(undefined);
    expect(() => decodeAnnouncement([])).to.throw(MalformedAnswer);
    expect(() => decodeLatestAnnouncement('x')).to.throw(MalformedAnswer);
  });

  it('does with an id alone', () => {
    expect(decodeAnnouncement({ id: '3' })).to.deep.equal({
      id: 3,
      title: '',
      html: '',
      createdAt: undefined,
    });
  });
});

describe('decodeMemberMessage', () => {
  it('reads the sample of the API (pages API 6)', () => {
    const sample = { id: '0a1b', notifiable_id: 12, data: { message: '用户注册成功' }, read_at: null, created_at: ISO };
    expect(decodeMemberMessage(sample)).to.deep.equal({ id: '0a1b', text: '用户注册成功', read: false, createdAt: AT });
    expect(decodeMemberMessage({ ...sample, read_at: ISO }).read).to.equal(true);
  });

  it('keeps a message without words, but none without an id', () => {
    expect(decodeMemberMessage({ id: 'x', data: [] }).text).to.equal('');
    expect(() => decodeMemberMessage({ data: { message: 'x' } })).to.throw(MalformedAnswer);
  });
});

describe('decodeOrder', () => {
  const GOODS = { goods_id: 5, goods_type: 'COURSE', goods_name: 'Course A', goods_thumb: '', num: 1, charge: 99 };
  const ORDER = {
    id: 44,
    order_id: '202411051000001234567',
    charge: 99,
    status_text: '已支付',
    payment_text: '',
    continue_pay: false,
    created_at: ISO,
    goods: [{ ...GOODS, goods_charge: 0 }, 'broken'],
  };

  it('keeps every digit of the order number (pages API 5 item 6)', () => {
    expect(decodeOrder(ORDER).orderNo).to.equal('202411051000001234567');
  });

  it('reads the price that was paid, not the one that is 0 in the later generation (pages API 3.17)', () => {
    expect(decodeOrder(ORDER).goods).to.deep.equal([
      { id: 5, type: 'COURSE', name: 'Course A', thumb: '', count: 1, charge: 99 },
    ]);
  });

  it('reads a refund with a fraction, and none where the server knows of none', () => {
    expect(decodeOrder({ ...ORDER, refund_amount: 9.5 }).refunded).to.equal(9.5);
    expect(decodeOrder({ ...ORDER, refund_amount: '9.50' }).refunded).to.equal(9.5);
    expect(decodeOrder({ ...ORDER, refund_amount: 'x' }).refunded).to.equal(0);
    expect(decodeOrder(ORDER).refunded).to.equal(0);
  });

  it('insists on an id and a number', () => {
    expect(() => decodeOrder({ ...ORDER, order_id: '' })).to.throw(MalformedAnswer);
    expect(() => decodeOrder({ ...ORDER, id: null })).to.throw(MalformedAnswer);
  });
});

describe('decodePointsRecord', () => {
  it('reads what was spent below zero, and insists on a sum', () => {
    const spent = { change: -5, remark: '兑换', createdAt: AT };
    expect(decodePointsRecord({ sum: -5, remark: '兑换', created_at: ISO })).to.deep.equal(spent);
    expect(() => decodePointsRecord({ remark: 'x' })).to.throw(MalformedAnswer);
  });
});

describe('decoding of studied courses', () => {
  const COURSE = { id: 5, title: 'Course A', thumb: 'https://cdn.example.test/a.png', charge: 99, videos_count: 8 };
  const LAST = { id: 3, video_id: 70, watch_seconds: 20, updated_at: LOCAL, video: { id: 70, title: 'Lesson 1' } };
  const RECORD = { id: 8, is_watched: 0, progress: 12 };
  const ENTRY = { course_id: 5, created_at: ISO, learned_count: 1, last_view_video: LAST, course: COURSE };

  it('finds the progress in the entry itself, or in its record (pages API 3.21)', () => {
    const progress = { percent: 12, finished: false };
    expect(decodeLearnedCourse({ ...ENTRY, ...RECORD, is_subscribe: 1 }, AS_IT_IS)).to.deep.include({
      progress,
      subscribed: true,
    });
    expect(decodeLikedCourse({ ...ENTRY, watch_record: RECORD }, AS_IT_IS)).to.deep.include({ progress });
    expect(decodeBoughtCourse({ ...ENTRY, watch_record: RECORD, charge: 7 }, AS_IT_IS)).to.deep.include({
      progress,
      paid: 7,
    });
  });

  it('finds the picture that is named by a path on the server (pages API 5 item 8)', () => {
    const onServer = (path: string) => `https://api.example.test${path}`;
    const course = { ...COURSE, thumb: '/storage/a.png' };
    expect(decodeLearnedCourse({ ...ENTRY, course }, onServer).course?.cover).to.equal(
      'https://api.example.test/storage/a.png',
    );
  });

  it('reads both dates, of which one is China time (pages API 3.21)', () => {
    expect(decodeLikedCourse(ENTRY, AS_IT_IS).since).to.equal(AT);
    expect(decodeBoughtCourse({ ...ENTRY, created_at: LOCAL }, AS_IT_IS).since).to.equal(AT);
  });

  it('takes [] for what is gone or never was (pages API 5 item 2)', () => {
    const bare = { ...ENTRY, last_view_video: [], course: [], watch_record: [] };
    expect(decodeLikedCourse(bare, AS_IT_IS)).to.deep.include({
      course: undefined,
      lastLesson: undefined,
      progress: undefined,
    });
    const lessonGone = decodeLikedCourse({ ...ENTRY, last_view_video: { ...LAST, video: [] } }, AS_IT_IS);
    expect(lessonGone.lastLesson).to.deep.equal({ lessonId: 70, title: '', watchedS: 20, watchedAt: AT });
  });

  it('keeps the progress between 0 and 100', () => {
    const percentOf = (progress: unknown) => decodeLearnedCourse({ ...ENTRY, progress }, AS_IT_IS).progress?.percent;
    expect([percentOf(130), percentOf(-1), percentOf('x'), percentOf('55')]).to.deep.equal([100, 0, 0, 55]);
  });
});

describe('decodeLearnedLessons', () => {
  const lesson = (id: number, day: number, record: unknown = null) => ({
    id,
    title: `L${String(id)}`,
    published_at: `2024-10-0${String(day)} 09:00:00`,
    duration: 600,
    watch_record: record,
  });

  it('makes the order of publication out of a map whose keys are shuffled (pages API 3.21)', () => {
    const shuffled = { 4: lesson(1, 3), 7: lesson(2, 1), 1: lesson(3, 2) };
    expect(decodeLearnedLessons(shuffled).map(({ id }) => id)).to.deep.equal([2, 3, 1]);
    expect(decodeLearnedLessons(Object.values(shuffled)).map(({ id }) => id)).to.deep.equal([2, 3, 1]);
    expect(decodeLearnedLessons([])).to.deep.equal([]);
  });

  it('puts a lesson of an unknown day last', () => {
    const lessons = [{ ...lesson(1, 1), published_at: null }, lesson(2, 2)];
    expect(decodeLearnedLessons(lessons).map(({ id }) => id)).to.deep.equal([2, 1]);
  });

  it('knows a lesson that was watched to its end', () => {
    const record = { watch_seconds: 600, watched_at: '2024-11-05T10:00:00', created_at: '2024-11-05T02:00:00' };
    const [done, begun, untouched] = decodeLearnedLessons([
      lesson(1, 1, record),
      lesson(2, 2, { ...record, watched_at: null }),
      lesson(3, 3),
    ]);
    expect(done?.progress).to.deep.equal({ watchedS: 600, finished: true });
    expect(begun?.progress).to.deep.equal({ watchedS: 600, finished: false });
    expect(untouched?.progress).to.equal(undefined);
  });
});

describe('every decoder of a page', () => {
  const DECODERS = [
    decodeAnnouncement,
    decodeLatestAnnouncement,
    decodeLearnedLessons,
    (data: unknown) => decodePage(data, decodeOrder),
    (data: unknown) => decodePage(data, decodeMemberMessage),
    (data: unknown) => decodePage(data, decodePointsRecord),
    (data: unknown) => decodePage(data, (entry) => decodeLearnedCourse(entry, AS_IT_IS)),
    (data: unknown) => decodePage(data, (entry) => decodeBoughtCourse(entry, AS_IT_IS)),
    (data: unknown) => decodePage(data, (entry) => decodeLikedCourse(entry, AS_IT_IS)),
  ];

  it('makes a value or a MalformedAnswer of anything (clarifications §2)', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.record({ data: fc.array(fc.jsonValue()), total: fc.jsonValue() }));
    fc.assert(
      fc.property(anything, fc.constantFrom(...DECODERS), (data, decode) => {
        try {
          decode(data);
        } catch (thrown) {
          expect(thrown).to.be.instanceOf(MalformedAnswer);
        }
      }),
    );
  });
});
