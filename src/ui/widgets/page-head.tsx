import { NAVIGATOR } from '../../domain/ports/browser/navigator.js';
import { useService } from '../hooks/services.js';

interface PageHeadProps {
  /** The address under which this page wants to be known: without what goes without saying (pages §0.8). */
  readonly address: string;
  /** One or two sentences in plain text; empty where there is nothing to say. */
  readonly description?: string;
}

/** What a public page tells those who list and preview it. React puts it into the head, and takes it out again. */
export function PageHead({ address, description = '' }: PageHeadProps) {
  const { origin } = useService(NAVIGATOR);
  return (
    <>
      <link rel="canonical" href={origin + address} />
      {description !== '' && <meta name="description" content={description} />}
    </>
  );
}
