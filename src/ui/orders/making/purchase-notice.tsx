import './purchase-notice.scss';

import { useState } from 'react';

import { PURCHASE_NOTICE } from '../../../domain/courses/strings.js';
import { RichText } from '../../shared/content/rich-text.js';
import { useSite } from '../../shared/hooks/services.js';
import { ChevronIcon } from '../../shared/theme/icons.js';

/**
 * The owner's notice for buyers of courses, to be unfolded before the order is sent. Here and not behind a link, which
 * would leave the form.
 */
export function PurchaseNotice() {
  const { purchaseNoticeHtml } = useSite().config;
  const [opened, setOpened] = useState(false);
  if (purchaseNoticeHtml.trim() === '') return undefined;
  return (
    <details
      className="order-notice"
      onToggle={() => {
        setOpened(true);
      }}
    >
      <summary className="order-notice__name">
        <span>{PURCHASE_NOTICE}</span>
        <ChevronIcon />
      </summary>
      {opened && <RichText html={purchaseNoticeHtml} topLevel={3} />}
    </details>
  );
}
