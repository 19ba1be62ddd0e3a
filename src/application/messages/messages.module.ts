import { ContainerModule } from 'inversify';

import { loaderModule } from '../site/loader.module.js';
import * as t from '../tokens.js';
import { MemberMessages } from './member-messages.js';
import { MEMBER_MESSAGES, MEMBER_MESSAGES_GATEWAY } from './messages.tokens.js';

/** The flow of the page of messages, over the gateway that an adapter module brings. */
const messagesModule = new ContainerModule((module) => {
  t.provide(
    module,
    MEMBER_MESSAGES,
    [
      MEMBER_MESSAGES_GATEWAY,
      t.NAVIGATOR,
      t.LOADER,
      t.UNREAD_REFRESH,
      t.VISIT_STORE,
      t.ERROR_REPORTER,
      t.TIME,
      t.SESSION,
    ],
    (...needs) => new MemberMessages(...needs),
  );
});

export const modules = [loaderModule, messagesModule];
export const service = MEMBER_MESSAGES;
