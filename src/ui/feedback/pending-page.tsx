import { Skeleton } from './skeleton.js';

/** In the place of a page that is on its way: its heading for those who listen, its shape for those who look. */
export function PendingPage({ title }: { readonly title: string }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Skeleton />
    </>
  );
}
