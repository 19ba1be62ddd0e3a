import './link-choices.scss';

import type { ReactNode } from 'react';

import { useCurrentInRow } from '../hooks/use-current-in-row.js';
import { Link } from '../routing/link.js';

export interface LinkChoice {
  /** Where the choice leads: an address on this site, each its own. */
  readonly to: string;
  readonly name: ReactNode;
  readonly chosen: boolean;
}

interface LinkChoicesProps {
  /** What is chosen between. */
  readonly label: string;
  readonly choices: readonly LinkChoice[];
  readonly look: 'chips' | 'tabs';
}

/** A row of choices that the address tells (pages §0.1, §2): links, which scroll inside their own row where it is narrow. */
export function LinkChoices({ label, choices, look }: LinkChoicesProps) {
  const row = useCurrentInRow<HTMLElement>(choices.find(({ chosen }) => chosen)?.to);
  return (
    <nav ref={row} className={`link-choices link-choices--${look}`} aria-label={label}>
      {choices.map(({ to, name, chosen: isChosen }) => (
        <Link key={to} className="link-choices__choice" to={to} aria-current={isChosen ? 'true' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
