import { NO_INTRODUCTION, PURCHASE_NOTICE } from '../../../domain/courses/words.js';
import { RichText } from '../../content/rich-text.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { useSite } from '../../hooks/site.js';

/** What the owner wrote about the course, and what they want to be known before it is bought (pages §3). */
export function Introduction({ html }: { readonly html: string }) {
  const { purchaseNoticeHtml } = useSite().config;
  return (
    <>
      {html.trim() === '' ? <EmptyState text={NO_INTRODUCTION} /> : <RichText html={html} topLevel={3} />}
      {purchaseNoticeHtml.trim() !== '' && (
        <section className="purchase-notice">
          <h2 className="purchase-notice__heading">{PURCHASE_NOTICE}</h2>
          <RichText html={purchaseNoticeHtml} topLevel={3} />
        </section>
      )}
    </>
  );
}
