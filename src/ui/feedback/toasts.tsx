import { TOAST_QUEUE } from '../../application/tokens.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';
import { ToastCard } from './toast-card.js';

/**
 * What the site says in passing (design/ui.md). Both live regions are in the document from the start, because a
 * region that arrives together with its text is not read out. Our own card rather than react-bootstrap's Toast,
 * whose code would have to be fetched: over the very network that the toast reports as down.
 */
export function Toasts() {
  const queue = useService(TOAST_QUEUE);
  const toasts = useBehavior(queue.toasts$);
  const cards = (tone: 'success' | 'error') =>
    toasts.filter((toast) => toast.tone === tone).map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return (
    <div className="toasts">
      <div role="alert" aria-atomic="false">
        {cards('error')}
      </div>
      <div role="status" aria-atomic="false">
        {cards('success')}
      </div>
    </div>
  );
}
