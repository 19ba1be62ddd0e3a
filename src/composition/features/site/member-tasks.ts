import { MEMBER_TASKS, MemberTasks } from '../../../application/session/member-tasks.js';
import { UNREAD_REFRESH } from '../../../application/session/unread-refresh.js';
import { ERROR_REPORTER } from '../../../application/site/error-reporter.js';
import { LAZY_SERVICES } from '../../../application/site/lazy-services.js';
import { RECOVERY } from '../../../domain/errors/recovery.js';
import { VISIT_STORE } from '../../../domain/ports/visit-store.js';
import { SESSION } from '../../../domain/session/session.js';
import { CURRENT_SITE } from '../../../domain/site/current-site.js';
import type { Bindings } from '../../services.js';

export const service = MEMBER_TASKS;
export const bindings: Bindings = (bind) => {
  bind(
    MEMBER_TASKS,
    [SESSION, CURRENT_SITE, UNREAD_REFRESH, RECOVERY, VISIT_STORE, ERROR_REPORTER, LAZY_SERVICES],
    (...needs) => new MemberTasks(...needs),
  );
};
