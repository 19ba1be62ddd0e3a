import '../shared/theme/forms.scss';
import './attachments.scss';

import { useState } from 'react';
import { type Observable, tap } from 'rxjs';

import type { Download } from '../../application/courses/download-attachment.js';
import { addressOf } from '../../domain/access/addresses.js';
import type { Attachment } from '../../domain/courses/course.js';
import * as strings from '../../domain/courses/strings.js';
import type { AppError } from '../../domain/errors/app-error.js';
import { errorTextOf } from '../../domain/errors/error-catalogue.js';
import type { SubmissionState } from '../../domain/forms/submission.js';
import { isolated } from '../../domain/text/isolated.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { LINK_COPIED, OPEN_IN_BROWSER, OPEN_IN_BROWSER_HINT } from '../../domain/sharing.strings.js';
import { fileSize } from '../../domain/text/quantities.js';
import { WaitingButton } from '../shared/forms/form-feedback.js';
import { useSubmission } from '../shared/forms/use-submission.js';
import { useService } from '../shared/hooks/services.js';
import { useDevice } from '../shared/hooks/use-device.js';
import { useMemberAction } from '../shared/routing/member-action.js';
import { useLinkDialog } from '../sharing/use-link-dialog.js';
import { FileIcon } from './file-icon.js';

interface AttachmentRowProps {
  readonly attachment: Attachment;
  readonly mayWatch: boolean;
  readonly download: () => Observable<Download>;
  /** Instead of a download, in a browser that cannot save files. */
  readonly onUnsavable: (() => void) | undefined;
}

/**
 * A file. An anonymous visitor is prompted to sign in; a member who may not watch the course reads how to get access
 * (docs/spec/courses.md#attachments).
 */
function AttachmentRow({ attachment, mayWatch, download, onUnsavable }: AttachmentRowProps) {
  const { name, extension, sizeBytes } = attachment;
  const [signIn, prefetch] = useMemberAction();
  const [state, submit] = useSubmission();
  const [opened, setOpened] = useState<Download>();
  return (
    <li className="attachment">
      <FileIcon extension={extension} />
      <div className="attachment__text">
        <span className="attachment__name">{name}</span>
        <span className="attachment__facts">
          {[isolated(extension.toUpperCase()), sizeBytes === undefined ? '' : fileSize(sizeBytes)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {mayWatch || signIn ? (
        <WaitingButton
          className="btn attachment__action"
          aria-label={strings.downloadOf(name)}
          {...prefetch}
          onClick={() => {
            if (onUnsavable) onUnsavable();
            else if (signIn) signIn();
            else submit(() => download().pipe(tap(setOpened)));
          }}
          isBusy={state.kind === 'running'}
        >
          {strings.DOWNLOAD}
        </WaitingButton>
      ) : (
        <span className="attachment__closed">{strings.DOWNLOAD_AFTER_BUYING}</span>
      )}
      <Outcome state={state.kind === 'done' ? opened : state} name={name} />
    </li>
  );
}

/** A storage that has lost a file has no words for it. */
function faultText(error: AppError): string {
  return error.kind === 'missing' && error.message === ''
    ? strings.FILE_MISSING
    : errorTextOf(error, strings.DOWNLOAD_FAILED);
}

/** The result of the download, in its row. Screen readers announce it. */
function Outcome({ state, name }: { readonly state: SubmissionState | Download | undefined; readonly name: string }) {
  return (
    <p className="attachment__outcome" role="status">
      {state?.kind === 'opened' && <span>{state.isFile ? strings.DOWNLOAD_BEGUN : strings.OPENED_UNSEEN}</span>}
      {state?.kind === 'failed' && <span className="attachment__fault">{faultText(state.error)}</span>}
      {state?.kind === 'ready' && (
        <>
          <span>{strings.DOWNLOAD_READY}</span>{' '}
          <a href={state.url} target="_blank" rel="noopener noreferrer">
            <span>{strings.OPEN_FILE}</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </a>
        </>
      )}
    </p>
  );
}

interface AttachmentListProps {
  readonly attachments: readonly Attachment[];
  /** Whether the visitor may watch the course of these files. */
  readonly mayWatch: boolean;
  readonly download: (attachmentId: number) => Observable<Download>;
}

/** The files of a course (docs/spec/courses.md#attachments). */
export function AttachmentList({ attachments, mayWatch, download }: AttachmentListProps) {
  const { origin, location$ } = useService(PAGE_NAVIGATOR);
  const { canSaveFiles } = useDevice();
  const [dialog, show] = useLinkDialog(OPEN_IN_BROWSER);
  const explain = (): void => {
    show({ url: origin + addressOf(location$.value), copied: LINK_COPIED, hint: OPEN_IN_BROWSER_HINT });
  };
  return (
    <>
      <ul className="attachments">
        {attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            mayWatch={mayWatch}
            download={() => download(attachment.id)}
            onUnsavable={canSaveFiles ? undefined : explain}
          />
        ))}
      </ul>
      {dialog}
    </>
  );
}
