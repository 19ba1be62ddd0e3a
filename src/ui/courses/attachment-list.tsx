import '../theme/forms.scss';
import './attachment-list.scss';

import type { Observable } from 'rxjs';

import type { Download } from '../../application/courses/download-attachment.js';
import type { Attachment } from '../../domain/courses/course-detail.js';
import { AttachmentRow } from './attachment-row.js';

interface AttachmentListProps {
  readonly attachments: readonly Attachment[];
  /** May watch the course they belong to. */
  readonly mayWatch: boolean;
  readonly download: (attachmentId: number) => Observable<Download>;
}

/** The files of a course (pages §3). */
export function AttachmentList({ attachments, mayWatch, download }: AttachmentListProps) {
  return (
    <ul className="attachments">
      {attachments.map((attachment) => (
        <AttachmentRow
          key={attachment.id}
          attachment={attachment}
          mayWatch={mayWatch}
          download={() => download(attachment.id)}
        />
      ))}
    </ul>
  );
}
