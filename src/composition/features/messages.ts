import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { HttpMemberMessagesGateway } from '../../adapters/http/messages.js';
import { MEMBER_MESSAGES, MemberMessages } from '../../application/messages.js';
import { UNREAD_REFRESH } from '../../application/session/unread-refresh.js';
import { ERROR_REPORTER } from '../../application/site/error-reporter.js';
import { LOADER } from '../../application/site/loader.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { TIME } from '../../domain/ports/time.js';
import { VISIT_STORE } from '../../domain/ports/visit-store.js';
import { MEMBER_MESSAGES_GATEWAY } from '../../domain/ports/message-gateway.js';
import { SESSION } from '../../domain/session/session.js';
import { bindLoader } from '../loader.js';
import type { Bindings } from '../services.js';

export const service = MEMBER_MESSAGES;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bind(
    MEMBER_MESSAGES,
    [MEMBER_MESSAGES_GATEWAY, PAGE_NAVIGATOR, LOADER, UNREAD_REFRESH, VISIT_STORE, ERROR_REPORTER, TIME, SESSION],
    (...needs) => new MemberMessages(...needs),
  );
  bind(MEMBER_MESSAGES_GATEWAY, [HTTP_CLIENT], (http) => new HttpMemberMessagesGateway(http));
};
