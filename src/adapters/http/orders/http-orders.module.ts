import { ContainerModule } from 'inversify';

import { ORDERS_GATEWAY } from '../../../application/orders/member-orders.tokens.js';
import { provide } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { resolvePictureOf } from '../client/resolve-picture.js';
import { HttpOrdersGateway } from './http-orders-gateway.js';

/** The list of orders of a real server. Apart from its neighbours: whoever makes an order asks for it, too. */
const httpOrdersModule = new ContainerModule((module) => {
  provide(
    module,
    ORDERS_GATEWAY,
    [HTTP_CLIENT],
    (http) => new HttpOrdersGateway(http, resolvePictureOf(http.knownServer)),
  );
});

export const modules = [httpOrdersModule];
