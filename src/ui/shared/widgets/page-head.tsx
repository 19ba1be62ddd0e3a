import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { useService } from '../hooks/services.js';

interface PageHeadProps {
  /** The canonical address of the page, without default parameters (docs/spec/every-page.md#search-engines). */
  readonly address: string;
  /** One or two sentences of plain text; empty for none. */
  readonly description?: string;
}

/** Head elements for search engines and link previews. React adds them to the head, and removes them on unmount. */
export function PageHead({ address, description = '' }: PageHeadProps) {
  const { origin } = useService(PAGE_NAVIGATOR);
  return (
    <>
      <link rel="canonical" href={origin + address} />
      {description !== '' && <meta name="description" content={description} />}
    </>
  );
}
