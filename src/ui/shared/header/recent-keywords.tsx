import './recent-keywords.scss';

import { searchAddress } from '../../../domain/search/search-address.js';
import { RECENT_KEYWORDS } from '../../../domain/search/strings.js';
import { LinkChoices } from '../widgets/link-choices.js';

/** What was searched last on this device, in the search page and the search of a narrow screen. */
export function RecentKeywordsView({ keywords }: { readonly keywords: readonly string[] }) {
  if (keywords.length === 0) return undefined;
  return (
    <section className="recent-keywords">
      <h2 className="recent-keywords__heading">{RECENT_KEYWORDS}</h2>
      <LinkChoices
        label={RECENT_KEYWORDS}
        look="chips"
        choices={keywords.map((keyword) => ({
          to: searchAddress({ keywords: keyword, type: '', page: 1 }),
          name: keyword,
          isChosen: false,
        }))}
      />
    </section>
  );
}
