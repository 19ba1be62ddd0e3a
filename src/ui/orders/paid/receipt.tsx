import './receipt.scss';

import { type Bought, receiptRows } from '../../../domain/orders/receipt.js';
import { NO_INVOICE, RECEIPT } from '../../../domain/orders/receipt.strings.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { SESSION } from '../../../domain/session/session.js';
import { knownMember } from '../../../domain/session/session-state.js';
import { shownSiteName } from '../../../domain/site/current-site.js';
import { useBehavior, useService, useSite } from '../../shared/hooks/services.js';

interface ReceiptProps {
  readonly orderNo: string;
  readonly bought: Bought | undefined;
}

/** A paid order on paper; a screen does not show it (docs/spec/taking-along.md#receipt). */
export function Receipt({ orderNo, bought }: ReceiptProps) {
  const { origin } = useService(PAGE_NAVIGATOR);
  const { siteName, icpRecords } = useSite().config;
  const session = useBehavior(useService(SESSION).state$);
  const rows = receiptRows({
    ...bought,
    orderNo,
    payer: knownMember(session),
    site: `${shownSiteName(siteName)} ${origin}`,
    filing: icpRecords.map(({ text }) => text).join(' '),
  });
  return (
    <section className="receipt">
      <h2 className="receipt__title">{RECEIPT}</h2>
      <dl className="receipt__rows">
        {rows.map(([name, value]) => (
          <div key={name} className="receipt__row">
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="receipt__hint">{NO_INVOICE}</p>
    </section>
  );
}
