import { type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';

import { LAZY_SERVICES } from '../../../application/site/lazy-services.js';
import { keywordAt, searchFor } from '../../../domain/search/search-address.js';
import { useLocationPart, useService } from '../hooks/services.js';
import { SearchBox } from './header-parts.js';

/**
 * Searches the whole site. On the search page it shows the current keyword (docs/spec/header-and-footer.md#search-box).
 */
export function SearchForm() {
  const navigate = useNavigate();
  const services = useService(LAZY_SERVICES);
  const input = useRef<HTMLInputElement>(null);
  const current = useLocationPart(keywordAt);
  const [typed, setTyped] = useState(current);
  const [refusal, setRefusal] = useState<string>();
  const [follows, setFollows] = useState(current);
  if (follows !== current) {
    // The location changed, by Back or by another search: show its keyword in the box.
    setFollows(current);
    setTyped(current);
    setRefusal(undefined);
  }

  const search = (event: SyntheticEvent): void => {
    event.preventDefault();
    // A script may have filled it in without an event.
    const decision = searchFor(input.current?.value ?? typed);
    if (decision.kind === 'go') void navigate(decision.to);
    else {
      setRefusal(decision.text);
      input.current?.focus();
    }
  };

  return (
    <SearchBox
      onSubmit={search}
      hint={refusal}
      input={{
        ref: input,
        value: typed,
        onChange: (event) => {
          // The code of the results, while the visitor types. A failure is reported where they are shown.
          if (typed === current) firstValueFrom(services.search).catch(() => undefined);
          setTyped(event.target.value);
          setRefusal(undefined);
        },
        onBlur: () => {
          setRefusal(undefined);
        },
      }}
    />
  );
}
