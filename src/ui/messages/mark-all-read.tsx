import { useState } from 'react';

import type { MemberMessages } from '../../application/messages.js';
import { isManyUnread, type MemberMessage, unreadOf } from '../../domain/messages.js';
import { ALL_MARKED_READ, MARK_ALL_READ } from '../../domain/messages.strings.js';
import type { Page } from '../../domain/kernel/paging.js';
import { WaitingButton } from '../shared/forms/form-feedback.js';
import { useSubmission } from '../shared/forms/use-submission.js';
import { useBehavior } from '../shared/hooks/services.js';
import { useDialogModule } from '../shared/hooks/use-dialog-module.js';
import { lazyModule } from '../shared/hooks/use-module.js';

const QUESTION = lazyModule('confirm-all-read', () => import('./confirm-all-read.js'));

interface MarkAllReadProps {
  /** The displayed messages; `undefined` while they load. */
  readonly page: Page<MemberMessage> | undefined;
  readonly service: MemberMessages;
}

/**
 * Marks all messages as read, on other pages too. If there are many it asks for confirmation first
 * (docs/spec/messages-and-points.md#marking-all-as-read).
 */
export function MarkAllRead({ page, service }: MarkAllReadProps) {
  const [submission, submit] = useSubmission('announced');
  const [confirming, setConfirming] = useState(false);
  const close = (): void => {
    setConfirming(false);
  };
  const question = useDialogModule(QUESTION, confirming, close);
  const busy = submission.kind === 'running';
  const unread = page === undefined ? [] : unreadOf(page);
  // The server's count includes messages on other pages.
  const counted = useBehavior(service.countedUnread$);
  const isNothing = page === undefined || (unread.length === 0 && counted === 0);
  const markAll = () => {
    submit(() => service.readAll(unread.map(({ id }) => id)));
  };
  return (
    <div>
      <WaitingButton
        className="btn btn-quiet mark-all-read__button"
        onClick={() => {
          if (page !== undefined && isManyUnread(page, counted)) setConfirming(true);
          else markAll();
        }}
        isBusy={busy}
        isOff={busy || isNothing}
      >
        {MARK_ALL_READ}
      </WaitingButton>
      <span className="visually-hidden" role="status">
        {submission.kind === 'done' && ALL_MARKED_READ}
      </span>
      {question && <question.ConfirmAllRead counted={counted} onConfirm={markAll} onClose={close} />}
    </div>
  );
}
