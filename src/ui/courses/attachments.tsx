import '../shared/theme/forms.scss';
import './attachments.scss';

import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { catchError, exhaustMap, map, type Observable, of, startWith, Subject } from 'rxjs';

import type { Download } from '../../application/courses/download-attachment.js';
import { ERROR_REPORTER } from '../../application/site/error-reporter.js';
import { addressOf } from '../../domain/access/addresses.js';
import type { Attachment } from '../../domain/courses/course.js';
import * as strings from '../../domain/courses/strings.js';
import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { errorTextOf } from '../../domain/errors/error-catalogue.js';
import { isolated } from '../../domain/text/isolated.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { LINK_COPIED, OPEN_IN_BROWSER, OPEN_IN_BROWSER_HINT } from '../../domain/sharing.strings.js';
import { fileSize } from '../../domain/text/quantities.js';
import { WaitingButton } from '../shared/forms/form-feedback.js';
import { subscribed } from '../shared/hooks/effects.js';
import { useService } from '../shared/hooks/services.js';
import { useDevice } from '../shared/hooks/use-device.js';
import { useMemberAction } from '../shared/routing/member-action.js';
import { useLinkDialog } from '../sharing/use-link-dialog.js';
import { FileIcon } from './file-icon.js';

/** State of one download. */
export type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'requesting' }
  | Download
  | { readonly kind: 'failed'; readonly error: AppError };

/** Downloads a file while the view is mounted. Each press requests a new link, because a link works only once. */
function useDownload(request: () => Observable<Download>): readonly [state: DownloadState, download: () => void] {
  const reporter = useService(ERROR_REPORTER);
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const [presses] = useState(() => new Subject<void>());
  const send = useEffectEvent(request);

  // Before the browser paints: a press on a row that has just appeared would be lost.
  useLayoutEffect(() => {
    return subscribed(
      presses.pipe(
        // A second press while the first is under way is ignored.
        exhaustMap(() =>
          send().pipe(
            catchError((thrown: unknown) => {
              const error = asAppError(thrown);
              reporter.logFault(error);
              return of({ kind: 'failed', error } as const);
            }),
            map((next): DownloadState => next),
            startWith<DownloadState>({ kind: 'requesting' }),
          ),
        ),
      ),
      setState,
    );
  }, [presses, reporter]);

  return [
    state,
    () => {
      presses.next();
    },
  ];
}

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
  const [state, start] = useDownload(download);
  const busy = state.kind === 'requesting';
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
            else start();
          }}
          isBusy={busy}
        >
          {strings.DOWNLOAD}
        </WaitingButton>
      ) : (
        <span className="attachment__closed">{strings.DOWNLOAD_AFTER_BUYING}</span>
      )}
      <Outcome state={state} name={name} />
    </li>
  );
}

/** The result of the download, in its row. Screen readers announce it. */
function Outcome({ state, name }: { readonly state: DownloadState; readonly name: string }) {
  return (
    <p className="attachment__outcome" role="status">
      {state.kind === 'opened' && <span>{state.isFile ? strings.DOWNLOAD_BEGUN : strings.OPENED_UNSEEN}</span>}
      {state.kind === 'failed' && (
        <span className="attachment__fault">{errorTextOf(state.error, strings.DOWNLOAD_FAILED)}</span>
      )}
      {state.kind === 'ready' && (
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
