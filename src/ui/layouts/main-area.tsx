import type { ReactNode } from 'react';

/** The `main` landmark. It can be given the focus, but the Tab key passes it by. */
export function MainArea({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className="main" tabIndex={-1}>
      {children}
    </main>
  );
}
