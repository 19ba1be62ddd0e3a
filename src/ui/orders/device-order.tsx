import './device-order.scss';

import { Link } from 'react-router-dom';

import type { DeviceOrder } from '../../domain/orders/waiting-orders.js';
import { orderAddress, payAddress } from '../../domain/orders/order-addresses.js';
import { CONTINUE_PAYING, DUE_ON_DEVICE } from '../../domain/orders/strings.js';
import { isolated } from '../../domain/text/isolated.js';
import { yuan } from '../../domain/text/quantities.js';

interface DeviceOrderLineProps {
  readonly pending: DeviceOrder;
  /** Empty where the page shows the product already. */
  readonly name: string;
}

/**
 * An order that only this device knows of (docs/spec/orders.md#order-list). One of another tab leads to the form, which
 * offers it: what it is paid with is in that tab.
 */
export function DeviceOrderLine({ pending: { order, isInOtherTab }, name }: DeviceOrderLineProps) {
  const { orderNo, product, dueYuan } = order;
  const to = isInOtherTab && product ? orderAddress(product) : payAddress(orderNo);
  return (
    <p className="device-order">
      <span>{DUE_ON_DEVICE}</span>
      {name !== '' && <span className="device-order__name">{isolated(name)}</span>}
      {dueYuan !== undefined && <strong translate="no">{yuan(dueYuan)}</strong>}
      <Link className="device-order__link" to={to}>
        {CONTINUE_PAYING}
      </Link>
    </p>
  );
}
