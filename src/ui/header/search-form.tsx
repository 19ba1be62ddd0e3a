import { type FormEvent, useRef, useState } from 'react';

import { NOTIFIER } from '../../domain/ports/browser/notifier.port.js';
import { keywordAt, searchFor } from '../../domain/search/search-rule.js';
import { useService } from '../hooks/services.js';
import { usePlace } from '../hooks/use-place.js';
import { usePageTurn } from '../links/page-turns.js';
import { SearchBox } from './header-parts.js';

/** Searches the whole site. On the search page it shows the current keyword (clarifications §6). */
export function SearchForm() {
  const turn = usePageTurn();
  const notifier = useService(NOTIFIER);
  const input = useRef<HTMLInputElement>(null);
  const current = keywordAt(usePlace());
  const [typed, setTyped] = useState(current);
  const [follows, setFollows] = useState(current);
  if (follows !== current) {
    // The address changed under the box, by Back or by another search: the address is right.
    setFollows(current);
    setTyped(current);
  }

  const search = (event: FormEvent): void => {
    event.preventDefault();
    const decision = searchFor(typed);
    if (decision.kind === 'go') turn.go(decision.to);
    else {
      notifier.error(decision.text);
      input.current?.focus();
    }
  };

  return (
    <SearchBox
      onSubmit={search}
      input={{
        ref: input,
        value: typed,
        onChange: (event) => {
          setTyped(event.target.value);
        },
      }}
    />
  );
}
