import { get, type RouteInput, type Route } from '../route.js';
import { requestedPage } from '../answers/values.js';
import { writeMessage, writeOrder, writePointsRecord } from '../answers/write-member-records.js';
import { writePageFull, writePageShort } from '../answers/write-page.js';

/** Orders, messages and points (docs/api/orders.md, docs/api/messages-and-points.md). */
export const ROUTES: readonly Route[] = [
  get('/api/v2/member/orders', 'orders', listOrders),
  get('/api/v2/member/messages', 'messages', ({ site, token, query }) => {
    const { id } = site.members.detail(token);
    const page = site.pages.inbox.list(token, requestedPage(query, 'page_size', 5));
    return writePageShort(page, (message) => writeMessage(message, id));
  }),
  get('/api/v2/member/notificationMarkAsRead/{uuid}', 'readMessage', ({ site, token, parts }) => {
    site.pages.inbox.markRead(token, parts.uuid ?? '');
  }),
  get('/api/v2/member/notificationMarkAllAsRead', 'readAllMessages', ({ site, token }) => {
    site.pages.inbox.markAllRead(token);
  }),
  get('/api/v2/member/credit1Records', 'points', ({ site, token, query }) =>
    writePageShort(site.pages.points.list(token, requestedPage(query, 'page_size', 10)), writePointsRecord),
  ),
];

function listOrders({ site, token, query, generation, serverUrl }: RouteInput) {
  const { id } = site.members.detail(token);
  const pageRequest = requestedPage(query, 'page_size', 10);
  const page = site.pages.orders.list(token, pageRequest);
  return writePageFull(page, pageRequest, 'api/v2/member/orders', (order) =>
    writeOrder(order, id, generation, serverUrl),
  );
}
