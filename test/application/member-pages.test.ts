import { expect } from 'chai';
import { Container } from 'inversify';
import { VirtualTimeScheduler } from 'rxjs';

import { httpGenerationsModule } from '../../src/adapters/http/client/http-generations.module.js';
import { httpMemberPagesModule } from '../../src/adapters/http/member/http-member-pages.module.js';
import { modules as httpMessagesModules } from '../../src/adapters/http/messages/http-messages.module.js';
import { modules as httpPointsModules } from '../../src/adapters/http/points/http-points.module.js';
import { httpStudyModule } from '../../src/adapters/http/study/http-study.module.js';
import { httpModule } from '../../src/adapters/http/http.module.js';
import { memoryMemberPagesModule } from '../../src/adapters/memory/member/memory-member-pages.module.js';
import { modules as memoryMessagesModules } from '../../src/adapters/memory/messages/memory-messages.module.js';
import { modules as memoryPointsModules } from '../../src/adapters/memory/points/memory-points.module.js';
import { modules as httpOrdersModules } from '../../src/adapters/http/orders/http-orders.module.js';
import { modules as memoryOrdersModules } from '../../src/adapters/memory/orders/memory-orders.module.js';
import { memoryStudyModule } from '../../src/adapters/memory/study/memory-study.module.js';
import { memoryBrowserModule, memoryServerModule } from '../../src/adapters/memory/memory.module.js';
import { memoryWorld } from '../../src/adapters/memory/browser/memory-world.js';
import { applicationModule } from '../../src/application/application.module.js';
import * as m from '../../src/application/member/member-pages.tokens.js';
import { MEMBER_MESSAGES_GATEWAY } from '../../src/application/messages/messages.tokens.js';
import { POINTS_GATEWAY } from '../../src/application/points/points.tokens.js';
import { ORDERS_GATEWAY } from '../../src/application/orders/member-orders.tokens.js';
import { STUDY_GATEWAY } from '../../src/application/study/study.tokens.js';

describe('the modules of the member pages', () => {
  const browser = globalThis.window;
  before(() => {
    // The HTTP client takes its early answers from the page.
    Object.assign(globalThis, { window: {} });
  });
  after(() => {
    Object.assign(globalThis, { window: browser });
  });

  const WORLDS = [
    [
      'a real server',
      [
        ...[applicationModule, httpModule, httpGenerationsModule, httpMemberPagesModule, httpStudyModule],
        ...[...httpMessagesModules, ...httpPointsModules, ...httpOrdersModules],
      ],
    ],
    [
      'the pretend site',
      [
        ...[applicationModule, memoryServerModule(), memoryMemberPagesModule, memoryStudyModule],
        ...[...memoryMessagesModules, ...memoryPointsModules, ...memoryOrdersModules],
      ],
    ],
  ] as const;

  for (const [world, modules] of WORLDS) {
    const tokens = { ...m, STUDY_GATEWAY, ORDERS_GATEWAY, MEMBER_MESSAGES_GATEWAY, POINTS_GATEWAY };
    for (const [name, token] of Object.entries(tokens)) {
      if (name === 'MEMBER_PLACE' || name === 'PICTURE_DESK') continue;
      it(`bring ${name} before ${world}, once`, () => {
        const container = new Container();
        container.load(memoryBrowserModule(memoryWorld(new VirtualTimeScheduler())), ...modules);
        const gateway = container.get<object>(token);
        expect(gateway).to.be.an('object');
        expect(container.get<object>(token)).to.equal(gateway);
      });
    }
  }
});
