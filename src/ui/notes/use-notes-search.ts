import { useEffect, useState } from 'react';
import { timer } from 'rxjs';

import { type NotesAddress, notesAddress, readNotesAddress } from '../../domain/notes/found-notes.js';
import { keywordOf } from '../../domain/search/keywords.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { TIME } from '../../domain/ports/time.js';
import { subscribed } from '../shared/hooks/effects.js';
import { usePageLocation, useService } from '../shared/hooks/services.js';

/** Browsers refuse a page that changes its address at every letter. */
const TYPED_MS = 400;

/**
 * What is searched in the notes: the list follows at once, and the address, so that Back finds it again, when the
 * visitor pauses.
 */
export function useNotesSearch(): NotesAddress & { readonly typed: string; readonly type: (text: string) => void } {
  const location = usePageLocation();
  const navigator = useService(PAGE_NAVIGATOR);
  const time = useService(TIME);
  const here = readNotesAddress(location.query);
  const [typed, type] = useState(here.keywords);
  const keywords = keywordOf(typed);
  const [seen, setSeen] = useState(location);
  if (location !== seen) {
    setSeen(location);
    // Not what this hook has written: the visitor may have typed on meanwhile.
    if (location.arrival !== 'replace') type(here.keywords);
  }
  const isTyped = keywords !== here.keywords;
  useEffect(() => {
    if (!isTyped) return;
    return subscribed(timer(TYPED_MS, time), () => {
      navigator.go(notesAddress({ keywords, page: 1 }), 'replace');
    });
  }, [isTyped, keywords, navigator, time]);
  return { typed, keywords, page: isTyped ? 1 : here.page, type };
}
