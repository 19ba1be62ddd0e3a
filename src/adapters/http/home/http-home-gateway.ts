import { map, type Observable } from 'rxjs';

import type { HomeContent } from '../../../domain/home/home-content.js';
import type { HomeGateway } from '../../../domain/ports/server/home-gateway.port.js';
import type { CurrentSite } from '../../../domain/site/current-site.js';
import type { ByGeneration, Generations } from '../client/generations.js';
import type { HttpClient } from '../client/http-client.js';
import type { ResolvePicture } from '../client/resolve-picture.js';
import { decodeHomeBlocks } from './decode-home-blocks.js';
import { HOME_BLOCKS } from './home-calls.js';

/** Home before a server of either generation. */
export class HttpHomeGateway implements HomeGateway {
  constructor(
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<HomeGateway>,
  ) {}

  content(): Observable<HomeContent> {
    return this.generations.ask('home', this.adapters, (adapter) => adapter.content());
  }
}

/** The first generation: its slides stand in the configuration, which start-up has brought. */
export class HttpHomeGatewayG1 implements HomeGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly picture: ResolvePicture,
    private readonly currentSite: CurrentSite,
  ) {}

  content(): Observable<HomeContent> {
    return this.http
      .request({ method: 'GET', ...HOME_BLOCKS[1] }, (data) => decodeHomeBlocks(data, this.picture))
      .pipe(map(({ blocks }) => ({ slides: this.currentSite.site$.value?.config.slides ?? [], blocks })));
  }
}

/** The second: its slides are one of the blocks. */
export class HttpHomeGatewayG2 implements HomeGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly picture: ResolvePicture,
  ) {}

  content(): Observable<HomeContent> {
    return this.http.request({ method: 'GET', ...HOME_BLOCKS[2] }, (data) => decodeHomeBlocks(data, this.picture));
  }
}
