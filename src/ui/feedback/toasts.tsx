import { type Toast, TOAST_QUEUE } from '../../application/site/toast-queue.js';
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
  const cards = (belongs: (toast: Toast) => boolean) =>
    toasts.filter(belongs).map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return (
    <div className="toasts">
      <div role="alert" aria-atomic="false">
        {cards(({ tone, voice }) => tone === 'error' && voice === 'spoken')}
      </div>
      {/* What a form says aloud itself (design/ui.md): said once, seen twice. */}
      <div role="log" aria-live="off">
        {cards(({ voice }) => voice === 'shown')}
      </div>
      <div role="status" aria-atomic="false">
        {cards(({ tone }) => tone === 'success')}
      </div>
    </div>
  );
}
