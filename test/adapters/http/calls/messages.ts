import { HttpMemberMessagesGateway } from '../../../../src/adapters/http/messages.js';
import { type Answer, AT, callsOf, gives, ISO, item, ok, PAGE, shortPage, tells } from '../known-call.js';

/** docs/api/messages-and-points.md#message-list. */
const MESSAGE = { id: '0a1b-2c3d', data: { message: '用户注册成功' }, read_at: null, created_at: ISO };

function message(fields: object): Answer {
  const sent = { id: '0a1b', notifiable_id: 12, data: { message: '用户注册成功' }, read_at: null, created_at: ISO };
  return ok(shortPage({ ...sent, ...fields }));
}

export const calls = callsOf(
  'HttpMemberMessagesGateway',
  (http) => new HttpMemberMessagesGateway(http),
  {
    list: {
      ask: (messages) => messages.list(PAGE),
      sends: 'GET /api/v2/member/messages?page=2&page_size=5',
      samples: [shortPage(MESSAGE)],
      mayBeUnknown: ['createdAt'],
    },
    markRead: {
      ask: (messages) => messages.markRead('a/b'),
      sends: 'GET /api/v2/member/notificationMarkAsRead/a%2Fb',
      // Only the call that marks all messages was recorded.
      gaps: { neverSeen: true },
      ...tells,
    },
    markAllRead: {
      ask: (messages) => messages.markAllRead(),
      sends: 'GET /api/v2/member/notificationMarkAllAsRead',
      ...tells,
    },
  },
  {
    list: [
      ['P6: the sample', message({}), item({ id: '0a1b', text: '用户注册成功', read: false, createdAt: AT })],
      ['P6: one that was read', message({ read_at: ISO }), item({ read: true })],
      ['P6: one without an id', message({ id: undefined }), gives({ items: [] })],
      ['[] for no words', ok(shortPage({ ...MESSAGE, data: [] })), gives({ items: [{ text: '' }] })],
    ],
  },
);
