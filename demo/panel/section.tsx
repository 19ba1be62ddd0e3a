import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** One section of the panel. */
export function Section({ title, hint, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className="controls" aria-labelledby={titleId}>
      <h3 id={titleId} className="controls__title">
        {title}
      </h3>
      {hint === undefined ? undefined : <p className="controls__hint">{hint}</p>}
      {children}
    </section>
  );
}
