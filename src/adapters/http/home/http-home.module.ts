import { ContainerModule } from 'inversify';

import { HOME_GATEWAY } from '../../../application/home/home.tokens.js';
import { CURRENT_SITE, provide } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { GENERATIONS, httpGenerationsModule } from '../client/http-generations.module.js';
import { resolvePictureOf } from '../client/resolve-picture.js';
import { HttpHomeGateway, HttpHomeGatewayG1, HttpHomeGatewayG2 } from './http-home-gateway.js';

/** Home of a real server. Fetched with the page that shows it, together with the choice of generations. */
export const httpHomeModule = new ContainerModule((module) => {
  provide(module, HOME_GATEWAY, [HTTP_CLIENT, GENERATIONS, CURRENT_SITE], (http, generations, site) => {
    const picture = resolvePictureOf(http.knownServer);
    return new HttpHomeGateway(generations, {
      1: new HttpHomeGatewayG1(http, picture, site),
      2: new HttpHomeGatewayG2(http, picture),
    });
  });
});

export const modules = [httpGenerationsModule, httpHomeModule];
