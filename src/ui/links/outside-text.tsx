import { linkTarget } from '../../domain/nav/link-target.js';

/** A text that leads away, in a window of its own so that nothing here is lost; plain words without an address. */
export function OutsideText({ url, children }: { readonly url: string; readonly children: string }) {
  const target = linkTarget({ url, opensNewWindow: true });
  if (target.kind === 'none') return <span>{children}</span>;
  return (
    <a href={target.kind === 'inside' ? target.to : target.href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
