import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * What stands inside the frame. Whenever another dialog takes its place, the focus goes to the first field or, where
 * there is none, to the content itself: never to nowhere (clarifications §8). Keyed by the dialog.
 */
export function DialogContent({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    (content.current?.querySelector<HTMLInputElement>('input:not([hidden])') ?? content.current)?.focus();
  }, []);
  return (
    <div ref={content} className="dialog__content" tabIndex={-1}>
      {children}
    </div>
  );
}
