import { useId } from 'react';

import type { OrderVisit } from '../../../application/orders/order.js';
import type { PayWay, PayWayName } from '../../../domain/orders/payment.js';
import { NO_WAY_TO_PAY, WAYS_TO_PAY } from '../../../domain/orders/words.js';
import { WayFace } from '../../orders/way-face.js';

interface WayChoiceProps {
  readonly ways: readonly PayWay[];
  readonly chosen: PayWayName | undefined;
  /** What is left to pay, in yuan: with nothing to pay no way is missing. */
  readonly due: number;
  readonly visit: OrderVisit;
}

/** The ways to pay that the server has, of which the first is chosen (pages §7.3). */
export function WayChoice({ ways, chosen, due, visit }: WayChoiceProps) {
  const group = useId();
  if (ways.length === 0) return due > 0 && <p className="order-part order-warning">{NO_WAY_TO_PAY}</p>;
  return (
    <fieldset className="order-part ways">
      <legend className="ways__legend">{WAYS_TO_PAY}</legend>
      {ways.map((way) => (
        <label key={way.name} className="way">
          <input
            type="radio"
            className="form-check-input way__dot"
            name={group}
            value={way.name}
            checked={way.name === chosen}
            onChange={() => {
              visit.do({ kind: 'way-chosen', way: way.name });
            }}
          />
          <WayFace way={way} />
        </label>
      ))}
    </fieldset>
  );
}
