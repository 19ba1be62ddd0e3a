import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';

import { LAZY_SERVICES } from '../../../application/site/lazy-services.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { keywordAt, searchFor } from '../../../domain/search/search-address.js';
import { showsVipEntry } from '../../../domain/site/nav.js';
import { VIP_ENTRY } from '../../../domain/site/strings.js';
import { usePageLocation, useService, useSite } from '../hooks/services.js';
import { MemberLink } from '../routing/member-link.js';
import { CrownIcon } from '../theme/icons.js';
import { SearchBox, STUDY_LINK } from './header-parts.js';

/** The VIP link, when the site and the configuration enable it (docs/spec/header-and-footer.md#vip-entry). */
export function VipLink() {
  const settings = useService(RUNTIME_SETTINGS);
  if (!showsVipEntry(useSite().config, settings)) return undefined;
  return (
    <Link className="header-link header-link--vip" to="/vip">
      <CrownIcon />
      <span>{VIP_ENTRY}</span>
    </Link>
  );
}

/** 我的学习 of the header and its menu. */
export function StudyLink({ onSignIn }: Pick<ComponentProps<typeof MemberLink>, 'onSignIn'>) {
  return <MemberLink to="/study-center" onSignIn={onSignIn} {...STUDY_LINK} />;
}

/**
 * Searches the whole site. On the search page it shows the current keyword (docs/spec/header-and-footer.md#search-box).
 */
export function SearchForm() {
  const navigate = useNavigate();
  const services = useService(LAZY_SERVICES);
  const input = useRef<HTMLInputElement>(null);
  const current = keywordAt(usePageLocation());
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
