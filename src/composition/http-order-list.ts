import { HTTP_CLIENT } from '../adapters/http/client/http-client.js';
import { resolveImageOf } from '../adapters/http/client/page-readers.js';
import { HttpOrderListGateway } from '../adapters/http/orders/order-list.js';
import { ORDER_LIST_GATEWAY } from '../domain/ports/order-gateway.js';
import type { Bindings } from './services.js';

export const bindOrderListGateway: Bindings = (bind) => {
  bind(ORDER_LIST_GATEWAY, [HTTP_CLIENT], (http) => new HttpOrderListGateway(http, resolveImageOf(http.knownServer)));
};
