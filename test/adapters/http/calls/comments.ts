import { type HttpClient } from '../../../../src/adapters/http/client/http-client.js';
import { HttpCommentGatewayG1 } from '../../../../src/adapters/http/comments/comments-g1.js';
import { HttpCommentGatewayG2 } from '../../../../src/adapters/http/comments/comments-g2.js';
import { HttpCommentGateway } from '../../../../src/adapters/http/comments/comments-by-generation.js';
import { type CommentGateway } from '../../../../src/domain/ports/comment-gateway.js';
import {
  callsOf,
  type CallsOf,
  generations,
  ISO,
  NOTHING,
  image,
  shortPage,
  returnsNothing,
  type Answer,
  AT,
  type Expected,
  gives,
  malformed,
  ok,
  rows,
  type Trap,
} from '../known-call.js';

/** docs/api/comments.md#comments-generation-1. */
export const COMMENTS_G1 = {
  comments: [
    { id: 3, user_id: 9999, render_content: '离开', created_at: ISO, ip: '203.0.113.7', ip_province: '浙江省' },
    {
      id: 2,
      user_id: 12,
      render_content: '讲得很清楚 &amp; 好',
      created_at: ISO,
      ip: '203.0.113.7',
      ip_province: '浙江省',
    },
  ],
  users: { '12': { id: 12, avatar: '/images/default_avatar.jpg', nick_name: 'AbC123' } },
};
const COMMENT_AUTHOR = { avatar: '/images/default_avatar.jpg', nick_name: 'Ann' };

/**
 * docs/api/comments.md#comments-generation-2: the answer to a new comment, a reply to a reply, and a comment with it.
 */
const STORED_COMMENT = {
  id: 'kE9pQ2rT5vX8zB1n',
  content: '',
  created_at: ISO,
  parent_id: 'o2fXhV6sJ4gW7mLd',
  reply_id: 'o2fXhV6sJ4gW7mLd',
  ip_province: '浙江省',
  is_check: 0,
  user: COMMENT_AUTHOR,
};

const COMMENT_REPLY = {
  ...STORED_COMMENT,
  id: 'aB3cD4eF5gH6jK7l',
  parent_id: 'kE9pQ2rT5vX8zB1n',
  reply_id: 'bB3cD4eF5gH6jK7m',
  content: 'Thanks',
  is_check: 1,
  reply_user: COMMENT_AUTHOR,
};

export const COMMENT_G2 = {
  ...STORED_COMMENT,
  content: 'Good',
  is_check: 1,
  replies_count: 4,
  replies: [COMMENT_REPLY],
};

/** The same from an account that was deleted. */
const ORPHANED_STORED_COMMENT = { ...STORED_COMMENT, user: NOTHING };

const COMMENT_REPLIES = [{}, { user: NOTHING }, { reply_user: NOTHING }, { user: NOTHING, reply_user: NOTHING }].map(
  (fields, index) => ({ ...COMMENT_REPLY, ...fields, id: `${COMMENT_REPLY.id}${String(index)}` }),
);
const COMMENTS_G2 = [COMMENT_AUTHOR, NOTHING].map((user, index) => ({
  ...COMMENT_G2,
  ...{ id: `${COMMENT_G2.id}${String(index)}`, user, replies: COMMENT_REPLIES },
}));
const UNKNOWN = ['at', 'province', 'replyTo'];
const commentsG1 = (http: HttpClient) => new HttpCommentGatewayG1(http, image);
const commentsG2 = (http: HttpClient) => new HttpCommentGatewayG2(http, image);

const comments = (http: HttpClient) =>
  new HttpCommentGateway(generations(), { 1: commentsG1(http), 2: commentsG2(http) });
const ON_COURSE = { kind: 'course', id: 7 } as const;

const ON_LESSON = { kind: 'lesson', id: 70 } as const;
const AUTHOR_NAMES = ['.data[].replies[].reply_user.name', '.data[].replies[].user.name', '.data[].user.name'];

const commentCallsG2: CallsOf<CommentGateway> = {
  newest: {
    send: (gateway) => gateway.newest(ON_COURSE),
    sends: 'GET /api/v3/comments?rt=1&rid=7',
    gaps: { missingInRecordings: AUTHOR_NAMES },
    samples: [shortPage(...COMMENTS_G2)],
    mayBeUnknown: UNKNOWN,
  },
  all: {
    send: (gateway) => gateway.all(ON_LESSON),
    sends: 'GET /api/v3/comments/replies?rt=2&rid=70',
    gaps: {
      missingInRecordings: AUTHOR_NAMES,
      // Without it the server sends the comments themselves (docs/api/comments.md#replies-and-all-comments).
      unsentFields: ['parent_id'],
    },
    samples: [{ data: COMMENTS_G2 }],
    mayBeUnknown: UNKNOWN,
  },
  replies: {
    send: (gateway) => gateway.replies(ON_COURSE, 'aB+'),
    sends: 'GET /api/v3/comments/replies?rt=1&rid=7&parent_id=aB%2B',
    gaps: { missingInRecordings: ['.data[].reply_user.name', '.data[].user.name'] },
    samples: [{ data: COMMENT_REPLIES }],
    mayBeUnknown: UNKNOWN,
  },
  write: {
    send: (gateway) => gateway.write({ target: ON_LESSON, text: '好' }),
    sends: ['POST /api/v3/comment/store', { rt: 2, rid: 70, content: '好', parent_id: 0, reply_id: 0 }],
    also: [
      {
        send: (gateway) => gateway.write({ target: ON_COURSE, text: '好', answers: { commentId: 'c', replyId: 'r' } }),
        sends: ['POST /api/v3/comment/store', { rt: 1, rid: 7, content: '好', parent_id: 'c', reply_id: 'r' }],
      },
    ],
    // A member reads the text that they have just written from their own input; the server sends none
    // (docs/api/comments.md#write-a-comment-generation-2).
    gaps: { missingInRecordings: ['.user.name'], withoutEffect: ['.content'] },
    samples: [STORED_COMMENT, ORPHANED_STORED_COMMENT],
    gives: [{ kind: 'published' }],
    mayBeUnknown: UNKNOWN,
  },
};

const DELETED = { kind: 'deleted' };
const ANN = { kind: 'member', name: 'Ann', avatar: 'https://api.example.test/images/default_avatar.jpg' };
const [, COMMENT_G1] = COMMENTS_G1.comments;
const LEAKED = { ...COMMENT_REPLY, is_check: 0, content: '还没有审核' };

function first(comment: object): Expected {
  return gives({ comments: [comment] });
}

function written(users: unknown): Answer {
  return ok({ comments: [COMMENT_G1], users });
}

function commented(fields: object): Answer {
  return ok(shortPage({ ...COMMENT_G2, ...fields }));
}

function replied(fields: object): Answer {
  return ok({ data: [{ ...COMMENT_REPLY, ...fields }] });
}

const ofCommentGateway = callsOf('HttpCommentGateway', comments, commentCallsG2);

const ofCommentGatewayG2 = callsOf('HttpCommentGatewayG2', commentsG2, commentCallsG2, {
  newest: [
    [
      'a comment with its replies',
      ok(shortPage(COMMENT_G2)),
      first({
        ...{ id: 'kE9pQ2rT5vX8zB1n', author: ANN, at: AT, province: '浙江省', text: 'Good', isUnderReview: false },
        ...{ replyCount: 4, replies: [{ id: 'aB3cD4eF5gH6jK7l', text: 'Thanks', replyTo: ANN }] },
      }),
    ],
    [
      'a reply under review whose text the server sends',
      commented({ replies: [LEAKED] }),
      first({ replies: [{ text: '' }] }),
    ],
    [
      'a missing reply count, and a broken reply',
      commented({ replies_count: undefined, replies: [COMMENT_REPLY, 'x'] }),
      first({ replyCount: 1 }),
    ],
    [
      'a missing reply count, and no replies',
      commented({ replies_count: undefined, replies: null }),
      first({ replyCount: 0, replies: [] }),
    ],
  ],
  replies: [
    ['[] for deleted accounts', replied({ user: [], reply_user: [] }), gives([{ author: DELETED, replyTo: DELETED }])],
    ['a reply to the comment itself', replied({ reply_user: undefined }), gives([{ replyTo: undefined }])],
    ['null for the author of the answered reply', replied({ reply_user: null }), gives([{ replyTo: undefined }])],
    ['a reply under review whose text the server sends', replied(LEAKED), gives([{ text: '', isUnderReview: true }])],
    ...rows('an answer without a list', [[], {}, { data: {} }], malformed('comments.data')),
  ],
});

const ofCommentGatewayG1 = callsOf(
  'HttpCommentGatewayG1',
  commentsG1,
  {
    newest: {
      send: (gateway) => gateway.newest(ON_COURSE),
      sends: 'GET /api/v2/course/7/comments',
      gaps: { missingInRecordings: ['.users[].name'] },
      samples: [COMMENTS_G1],
      mayBeUnknown: UNKNOWN,
    },
    all: {
      send: (gateway) => gateway.all(ON_COURSE),
      sends: 'GET /api/v2/course/7/comments',
      also: [
        {
          what: 'of a lesson',
          send: (gateway) => gateway.all(ON_LESSON),
          sends: 'GET /api/v2/video/70/comments',
          gaps: { missingInRecordings: ['.users[].name'] },
        },
      ],
      gaps: { missingInRecordings: ['.users[].name'] },
      samples: [COMMENTS_G1],
      mayBeUnknown: UNKNOWN,
    },
    replies: { send: (gateway) => gateway.replies(), sends: 'nothing', samples: [NOTHING] },
    write: {
      send: (gateway) => gateway.write({ target: ON_COURSE, text: '好' }),
      sends: ['POST /api/v2/course/7/comment', { content: '好' }],
      also: [
        {
          what: 'of a lesson',
          send: (gateway) => gateway.write({ target: ON_LESSON, text: '好' }),
          sends: ['POST /api/v2/video/70/comment', { content: '好' }],
        },
      ],
      ...returnsNothing,
    },
  },
  {
    newest: [
      [
        'comments, their authors and a text that is decoded once',
        ok(COMMENTS_G1),
        gives({
          comments: [
            {},
            {
              ...{ id: '2', author: { ...ANN, name: 'AbC123' }, at: AT, province: '浙江省', text: '讲得很清楚 & 好' },
              ...{ isUnderReview: false, replyCount: 0, replies: [] },
            },
          ],
        }),
      ],
      ...[[], {}, undefined, null, { '13': {} }, { '12': [] }].map((users): Trap => [
        `an author who is missing in ${JSON.stringify(users)}`,
        written(users),
        first({ author: DELETED }),
      ]),
      ['comments that cannot be read', ok({ comments: ['x', {}, COMMENT_G1], users: [] }), first({ id: '2' })],
      ...rows('an answer without a list', [[], {}, { comments: {} }], malformed('comments.comments')),
      ...rows('an answer that is no object', [null, 'x'], malformed('comments')),
    ],
  },
);

export const calls = [...ofCommentGateway, ...ofCommentGatewayG2, ...ofCommentGatewayG1];
