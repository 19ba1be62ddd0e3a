import { expect } from 'chai';
import fc from 'fast-check';

import { Generations } from '../../../src/adapters/http/client/generations.js';
import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { MalformedAnswer } from '../../../src/adapters/http/client/json-readers.js';
import { resolvePictureOf } from '../../../src/adapters/http/client/page-readers.js';
import {
  decodeCommentsG1,
  decodeEntities,
  HttpCommentGatewayG1,
} from '../../../src/adapters/http/comments/comments-g1.js';
import {
  decodeCommentG2,
  decodeListG2,
  decodeReplyG2,
  HttpCommentGatewayG2,
} from '../../../src/adapters/http/comments/comments-g2.js';
import { HttpCommentGateway } from '../../../src/adapters/http/comments/comments.js';
import { decodeSearchResult, HttpSearchGateway } from '../../../src/adapters/http/search.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import * as sample from '../../support/server-samples.js';
import { until } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { PretendFetch } from './pretend-fetch.js';

const picture = resolvePictureOf({ address: 'https://api.example.test' });
const AT = Date.UTC(2024, 10, 5, 2);
const COURSE = { kind: 'course', id: 5 } as const;
const ANN = { kind: 'member', name: 'Ann', avatar: 'https://api.example.test/images/default_avatar.jpg' };

describe('decodeCommentsG1 (pages API 3.7)', () => {
  it('joins comments and authors, and decodes the text once', () => {
    expect(decodeCommentsG1(sample.COMMENTS_G1, picture).slice(1)).to.deep.equal([
      {
        id: '2',
        author: { kind: 'member', name: 'AbC123', avatar: 'https://api.example.test/images/default_avatar.jpg' },
        at: AT,
        province: '浙江省',
        text: '讲得很清楚 & 好',
        underReview: false,
        replyCount: 0,
        replies: [],
      },
    ]);
  });

  it('takes an author who is not in the map for gone, and [] for an empty map', () => {
    const [, comment] = sample.COMMENTS_G1.comments;
    for (const users of [[], {}, undefined, null, { '13': {} }, { '12': [] }]) {
      expect(decodeCommentsG1({ comments: [comment], users }, picture)[0]?.author).to.deep.equal({ kind: 'gone' });
    }
  });

  it('leaves out a comment that cannot be read, and insists on a list', () => {
    const [, comment] = sample.COMMENTS_G1.comments;
    expect(decodeCommentsG1({ comments: ['x', {}, comment], users: [] }, picture)).to.have.length(1);
    for (const data of [undefined, [], {}, { comments: {} }, 'x']) {
      expect(() => decodeCommentsG1(data, picture), JSON.stringify(data)).to.throw(MalformedAnswer);
    }
  });
});

describe('decodeEntities', () => {
  const rows = [
    ['&amp;', '&'],
    ['&lt;b&gt;', '<b>'],
    ['&quot;&apos;&#39;&#039;&#x27;', "\"''''"],
    ['&amp;lt;', '&lt;'],
    ['&amp;amp;', '&amp;'],
    ['&#128512;&#x1F600;', '😀😀'],
    ['a & b &c; &unknown; &; &#; &#0; &#xD800; &#9999999;', 'a & b &c; &unknown; &; &#; &#0; &#xD800; &#9999999;'],
    ['&nbsp;', '\u00A0'],
  ] as const;
  for (const [html, text] of rows) {
    it(`reads ${html}`, () => {
      expect(decodeEntities(html)).to.equal(text);
    });
  }

  it('gives back any text that was encoded once', () => {
    const encode = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('&', '<', '>', '"', 'amp;', 'lt', ';', '#39;', '好') }), (text) => {
        expect(decodeEntities(encode(text))).to.equal(text);
      }),
    );
  });
});

describe('decodeCommentG2 (pages API 3.8)', () => {
  it('reads a comment with its replies', () => {
    const { replies, ...comment } = decodeCommentG2(sample.COMMENT_G2, picture);
    expect(comment).to.deep.equal({
      id: 'kE9pQ2rT5vX8zB1n',
      author: ANN,
      at: AT,
      province: '浙江省',
      text: 'Good',
      underReview: false,
      replyCount: 4,
    });
    expect(replies).to.deep.equal([decodeReplyG2(sample.COMMENT_REPLY, picture)]);
    expect(replies[0]).to.include({ id: 'aB3cD4eF5gH6jK7l', text: 'Thanks' });
    expect(replies[0]?.replyTo).to.deep.equal(ANN);
  });

  it('takes [] for an account that is gone, of the author and of whom they answer', () => {
    const reply = decodeReplyG2({ ...sample.COMMENT_REPLY, user: [], reply_user: [] }, picture);
    expect([reply.author, reply.replyTo]).to.deep.equal([{ kind: 'gone' }, { kind: 'gone' }]);
    const toComment = { ...sample.COMMENT_REPLY, reply_user: undefined };
    expect(decodeReplyG2(toComment, picture).replyTo).to.equal(undefined);
    expect(decodeReplyG2({ ...toComment, reply_user: null }, picture).replyTo).to.equal(undefined);
  });

  it('takes out what waits for review, though the server should leave it in', () => {
    const leaked = { ...sample.COMMENT_REPLY, is_check: 0, content: '还没有审核' };
    expect(decodeReplyG2(leaked, picture)).to.include({ text: '', underReview: true });
    expect(decodeCommentG2({ ...sample.COMMENT_G2, replies: [leaked] }, picture).replies[0]).to.include({ text: '' });
  });

  it('counts the replies there are where the server does not count, and reads on over a broken one', () => {
    const uncounted = { ...sample.COMMENT_G2, replies_count: undefined };
    expect(decodeCommentG2({ ...uncounted, replies: [sample.COMMENT_REPLY, 'x'] }, picture)).to.include({
      replyCount: 1,
    });
    expect(decodeCommentG2({ ...uncounted, replies: null }, picture)).to.deep.include({ replyCount: 0, replies: [] });
  });

  it('insists on a list', () => {
    for (const data of [undefined, [], {}, { data: {} }]) {
      expect(() => decodeListG2(data, (entry) => decodeCommentG2(entry, picture)), JSON.stringify(data)).to.throw(
        MalformedAnswer,
      );
    }
  });
});

describe('decodeSearchResult (pages API 3.22)', () => {
  it('opens the resource, not the entry of the index', () => {
    expect(decodeSearchResult(sample.SEARCH_HIT, picture)).to.deep.equal({
      kind: 'course',
      id: 5,
      title: 'Course A',
      snippet: 'words around the hit',
      cover: 'https://cdn.example.test/a.png',
      priceYuan: 99,
    });
  });

  it('knows where a cover is that is a path on the server (review B7)', () => {
    const onServer = { ...sample.SEARCH_HIT, thumb: '/storage/images/a.png' };
    expect(decodeSearchResult(onServer, picture).cover).to.equal('https://api.example.test/storage/images/a.png');
    expect(decodeSearchResult({ ...onServer, thumb: '' }, picture).cover).to.equal('');
  });

  it('shows the short description where there are no words around the hit', () => {
    expect(decodeSearchResult({ ...sample.SEARCH_HIT, p: '' }, picture).snippet).to.equal('Short');
    expect(decodeSearchResult({ ...sample.SEARCH_HIT, p: null, short_desc: null }, picture).snippet).to.equal('');
  });

  const KINDS = [
    ['video', 'lesson'],
    ['live', 'live'],
    ['book', 'book'],
    ['topic', 'article'],
    ['paper', 'paper'],
    ['practice', 'practice'],
    ['mock_paper', 'mock-paper'],
    ['wenda', 'other'],
    ['constructor', 'other'],
  ] as const;
  for (const [type, kind] of KINDS) {
    it(`calls ${type} ${kind}, without a price`, () => {
      const result = decodeSearchResult({ ...sample.SEARCH_HIT, resource_type: type }, picture);
      expect(result).to.include({ kind });
      expect(result).not.to.have.property('priceYuan');
    });
  }

  it('is malformed without a resource', () => {
    for (const patch of [{ resource_id: null }, { resource_id: 'x' }, { resource_type: '' }]) {
      expect(() => decodeSearchResult({ ...sample.SEARCH_HIT, ...patch }, picture)).to.throw(MalformedAnswer);
    }
  });
});

describe('comments before a server in between the generations (API 4)', () => {
  const NO_ROUTE = { code: 404, message: '路由不存在', data: [] };

  function before(likely: Generation, spoken: Generation) {
    const wire = new PretendFetch();
    const asked: string[] = [];
    wire.answers(() => {
      const { url } = wire.last;
      asked.push(url);
      const isSpoken = url.includes('/v3/') === (spoken === 2);
      const list = spoken === 2 ? sample.shortPage(sample.COMMENT_G2) : sample.COMMENTS_G1;
      return Response.json(isSpoken ? { code: 0, message: '', data: list } : NO_ROUTE);
    });
    const http = new HttpClient({ base: '', token: () => 't', send: wire.send, retryWaitsMs: [] });
    const signs = { wechatScan: likely, home: likely, comments: likely, orders: likely };
    const adapters = { 1: new HttpCommentGatewayG1(http, picture), 2: new HttpCommentGatewayG2(http, picture) };
    return { asked, comments: new HttpCommentGateway(new Generations({ signs }), adapters) };
  }

  for (const [likely, spoken] of [
    [1, 2],
    [2, 1],
  ] as const) {
    it(`are found though the configuration speaks of ${String(likely)} where the routes are of ${String(spoken)}`, async () => {
      const { asked, comments } = before(likely, spoken);
      for (const times of [2, 3]) {
        const watched = watching(comments.newest(COURSE));
        await until(() => watched.completed || watched.errors.length > 0);
        expect(watched.values[0]?.style.replies).to.equal(spoken === 2);
        expect(asked).to.have.length(times);
      }
    });
  }
});

describe('the search of a server that has none', () => {
  it('is off where the server says so, and any other refusal stays one (pages API 3.22)', async () => {
    const wire = new PretendFetch();
    const http = new HttpClient({ base: '', token: () => undefined, send: wire.send, retryWaitsMs: [] });
    const answered = async (message: string) => {
      wire.answers(() => Response.json({ code: 1, message, data: [] }));
      const watched = watching(
        new HttpSearchGateway(http, picture).search({ keywords: 'a', type: '', page: 1, size: 10 }),
      );
      await until(() => watched.completed || watched.errors.length > 0);
      return [...watched.values, ...watched.errors];
    };
    expect(await answered('搜索服务未配置')).to.deep.equal(['off']);
    expect(await answered('错误')).to.deep.equal([{ kind: 'refused', message: '错误' }]);
  });
});
