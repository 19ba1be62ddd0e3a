import { HttpMemberMessagesGateway } from '../../../../src/adapters/http/messages.js';
import { type Answer, AT, callsOf, gives, ISO, item, ok, PAGE, shortPage, returnsNothing } from '../known-call.js';

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
      send: (messages) => messages.list(PAGE),
      sends: 'GET /api/v2/member/messages?page=2&page_size=5',
      samples: [shortPage(MESSAGE)],
      mayBeUnknown: ['createdAt'],
    },
    markRead: {
      send: (messages) => messages.markRead('a/b'),
      sends: 'GET /api/v2/member/notificationMarkAsRead/a%2Fb',
      // Only the call that marks all messages was recorded.
      gaps: { hasNoRecordedSuccess: true },
      ...returnsNothing,
    },
    markAllRead: {
      send: (messages) => messages.markAllRead(),
      sends: 'GET /api/v2/member/notificationMarkAllAsRead',
      ...returnsNothing,
    },
  },
  {
    list: [
      ['an unread message', message({}), item({ id: '0a1b', text: '用户注册成功', isRead: false, createdAt: AT })],
      ['a message that was read', message({ read_at: ISO }), item({ isRead: true })],
      ['a message without an id', message({ id: undefined }), gives({ items: [] })],
      ['[] for a message without text', ok(shortPage({ ...MESSAGE, data: [] })), gives({ items: [{ text: '' }] })],
    ],
  },
);
