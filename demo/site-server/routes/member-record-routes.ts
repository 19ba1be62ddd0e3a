import type { RouteInput, Route } from '../route.js';
import { NOTHING, requestedPage } from '../answers/values.js';
import { writeMessage, writeOrder, writePointsRecord } from '../answers/write-member-records.js';
import { writePageFull, writePageShort } from '../answers/write-page.js';

/** Orders, messages and points (docs/api/orders.md, docs/api/messages-and-points.md). */
export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/api/v2/member/orders', call: 'orders', answer: listOrders },
  {
    method: 'GET',
    path: '/api/v2/member/messages',
    call: 'messages',
    answer: ({ site, token, query }) => {
      const { id } = site.members.detail(token);
      const page = site.pages.inbox.list(token, requestedPage(query, 'page_size', 5));
      return writePageShort(page, (message) => writeMessage(message, id));
    },
  },
  {
    method: 'GET',
    path: '/api/v2/member/notificationMarkAsRead/{uuid}',
    call: 'readMessage',
    answer: ({ site, token, parts }) => {
      site.pages.inbox.markRead(token, parts.uuid ?? '');
      return NOTHING;
    },
  },
  {
    method: 'GET',
    path: '/api/v2/member/notificationMarkAllAsRead',
    call: 'readAllMessages',
    answer: ({ site, token }) => {
      site.pages.inbox.markAllRead(token);
      return NOTHING;
    },
  },
  {
    method: 'GET',
    path: '/api/v2/member/credit1Records',
    call: 'points',
    answer: ({ site, token, query }) =>
      writePageShort(site.pages.points.list(token, requestedPage(query, 'page_size', 10)), writePointsRecord),
  },
];

function listOrders({ site, token, query, generation, serverUrl }: RouteInput) {
  const { id } = site.members.detail(token);
  const pageRequest = requestedPage(query, 'page_size', 10);
  const page = site.pages.records.orders(token, pageRequest);
  return writePageFull(page, pageRequest, 'api/v2/member/orders', (order) =>
    writeOrder(order, id, generation, serverUrl),
  );
}
