import type { Observable } from 'rxjs';

import type { Download } from '../../application/courses/download-attachment.js';
import { DIALOG_FLOW } from '../../application/signing-in/dialog-flow.js';
import { SESSION } from '../../domain/session/session.js';
import type { Attachment } from '../../domain/courses/course-detail.js';
import * as says from '../../domain/courses/words.js';
import { fileSize } from '../../domain/text/quantities.js';
import { faultWords } from '../feedback/fault-words.js';
import { Waiting } from '../forms/waiting.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';
import { type DownloadState, useDownload } from './use-download.js';

interface AttachmentRowProps {
  readonly attachment: Attachment;
  readonly mayWatch: boolean;
  readonly download: () => Observable<Download>;
}

/** A file: a stranger signs in to have it, and whoever may not watch the course reads how to come by it (pages §3). */
export function AttachmentRow({ attachment, mayWatch, download }: AttachmentRowProps) {
  const { name, extension, sizeBytes } = attachment;
  const dialogs = useService(DIALOG_FLOW);
  const isStranger = useBehavior(useService(SESSION).state$).kind === 'anonymous';
  const [state, ask] = useDownload(download);
  const busy = state.kind === 'asking';
  return (
    <li className="attachment">
      <div className="attachment__words">
        <span className="attachment__name">{name}</span>
        <span className="attachment__facts">
          {[extension.toUpperCase(), fileSize(sizeBytes)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {mayWatch || isStranger ? (
        <button
          type="button"
          className="btn attachment__deed"
          aria-label={says.downloadOf(name)}
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => {
            if (isStranger) dialogs.open({ kind: 'login' });
            else ask();
          }}
        >
          <Waiting busy={busy}>{says.DOWNLOAD}</Waiting>
        </button>
      ) : (
        <span className="attachment__closed">{says.DOWNLOAD_AFTER_BUYING}</span>
      )}
      <Outcome state={state} />
    </li>
  );
}

/** What came of it, in its place: read out when it is there. */
function Outcome({ state }: { readonly state: DownloadState }) {
  return (
    <p className="attachment__outcome" role="status">
      {state.kind === 'opened' && says.DOWNLOAD_BEGUN}
      {state.kind === 'failed' && (
        <span className="attachment__fault">{faultWords(state.error, says.DOWNLOAD_FAILED)}</span>
      )}
      {state.kind === 'ready' && (
        <>
          {says.DOWNLOAD_READY}{' '}
          <a href={state.url} target="_blank" rel="noopener noreferrer">
            {says.OPEN_FILE}
          </a>
        </>
      )}
    </p>
  );
}
