import { commentTarget } from '../../../src/adapters/wire/comments.js';
import type { CommentTarget } from '../../../src/domain/comments/comment.js';
import { ofG1, ofG2, type RouteInput, type Route } from '../route.js';
import { textField } from '../answers/values.js';
import { writeCommentG2, writeCommentsG1, writeReplyG2, writeStoredComment } from '../answers/write-comments.js';

/**
 * Comments on courses and lessons, in the API of each generation (docs/api/comments.md#comments-generation-1,
 * docs/api/comments.md#comments-generation-2).
 */
export const ROUTES: readonly Route[] = [
  ...routesG1('/api/v2/course/{id}', 'course'),
  ...routesG1('/api/v2/video/{id}', 'lesson'),
  ofG2.get('/api/v3/comments', 'comments', ({ site, query, serverUrl }) => {
    const { comments, total } = site.pages.comments.g2.newest(targetOf(query));
    return { data: comments.map((comment) => writeCommentG2(comment, serverUrl)), total };
  }),
  ofG2.get('/api/v3/comments/replies', 'commentReplies', ({ site, query, serverUrl }) => {
    const comments = site.pages.comments.g2;
    return {
      data: namesComment(query)
        ? comments.replies(query['parent_id'] ?? '').map((reply) => writeReplyG2(reply, serverUrl))
        : comments.all(targetOf(query)).map((comment) => writeCommentG2(comment, serverUrl)),
    };
  }),
  ofG2.post('/api/v3/comment/store', 'writeComment', store),
];

function routesG1(path: string, kind: CommentTarget['kind']): readonly Route[] {
  const targetIn = ({ parts }: RouteInput): CommentTarget => ({ kind, id: Number(parts.id) });
  return [
    ofG1.get(`${path}/comments`, 'comments', (input) =>
      writeCommentsG1(input.site.pages.comments.g1.list(targetIn(input)), input.serverUrl),
    ),
    ofG1.post(`${path}/comment`, 'writeComment', (input) => {
      input.site.pages.comments.g1.write(input.token, targetIn(input), textField(input.body, 'content'));
    }),
  ];
}

function store({ site, token, body, serverUrl }: RouteInput) {
  const written = site.pages.comments.g2.write(token, {
    rt: digits(textField(body, 'rt')),
    rid: digits(textField(body, 'rid')),
    content: textField(body, 'content'),
    parentHash: textField(body, 'parent_id') || '0',
    replyHash: textField(body, 'reply_id') || '0',
  });
  return writeStoredComment(written, serverUrl);
}

type Query = Readonly<Record<string, string>>;

/** `undefined`, which means all targets, when both parameters are missing. */
function targetOf({ rt = '', rid = '' }: Query): CommentTarget | undefined {
  return commentTarget(digits(rt) ?? 0, digits(rid) ?? 0);
}

function namesComment({ parent_id: hash = '0' }: Query): boolean {
  return hash !== '0' && hash !== '';
}

function digits(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
