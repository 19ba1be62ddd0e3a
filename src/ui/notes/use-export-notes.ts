import { useEffect, useRef } from 'react';

import type { CourseOfNotes } from '../../domain/notes/found-notes.js';
import { notesAsMarkdown, notesFileName } from '../../domain/notes/notes-as-markdown.js';
import { NOTES_COPIED, NOTES_NOT_COPIED } from '../../domain/notes/strings.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { useService } from '../shared/hooks/services.js';
import { useCopyText } from '../shared/hooks/use-copy.js';
import { useDevice } from '../shared/hooks/use-device.js';

/** Downloads notes as a file named after `course`, or copies them where no file can be saved. */
export function useExportNotes(): (courses: readonly Omit<CourseOfNotes, 'count'>[], course: string) => void {
  const { origin } = useService(PAGE_NAVIGATOR);
  const copyText = useCopyText();
  const { canSaveFiles } = useDevice();
  const url = useRef<string>(undefined);
  const release = (): void => {
    if (url.current !== undefined) URL.revokeObjectURL(url.current);
  };
  useEffect(() => release, []);
  return (courses, course) => {
    const text = notesAsMarkdown(courses, origin);
    if (!canSaveFiles) {
      copyText(text, { done: NOTES_COPIED, byHand: NOTES_NOT_COPIED });
      return;
    }
    release();
    const file = new Blob([text], { type: 'text/markdown;charset=utf-8' });
    url.current = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: url.current, download: notesFileName(course) }).click();
  };
}
