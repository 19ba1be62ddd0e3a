import './link-choices.scss';

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useCurrentInRow } from '../hooks/use-current-in-row.js';

export interface LinkChoice {
  /** An address on this site; each choice has its own. */
  readonly to: string;
  readonly name: ReactNode;
  readonly isChosen: boolean;
}

interface LinkChoicesProps {
  /** Accessible name of the row. */
  readonly label: string;
  readonly choices: readonly LinkChoice[];
  readonly look: 'chips' | 'tabs';
}

/**
 * A row of choices that are part of the address (docs/spec/every-page.md#address, docs/spec/every-page.md#lists). They
 * are links; on a narrow screen the row scrolls by itself.
 */
export function LinkChoices({ label, choices, look }: LinkChoicesProps) {
  const row = useCurrentInRow<HTMLElement>(choices.find(({ isChosen }) => isChosen)?.to);
  return (
    <nav
      ref={row}
      className={`link-choices link-choices--${look}`}
      aria-label={label}
      onScroll={({ currentTarget }) => {
        currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0);
      }}
    >
      {choices.map(({ to, name, isChosen }) => (
        <Link key={to} className="link-choices__choice" to={to} aria-current={isChosen ? 'true' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
