import { fireEvent, render } from '@testing-library/react';
import { expect } from 'chai';

import { Cover } from '../../../../src/ui/courses/cover.js';
import { PaymentMethodLabel } from '../../../../src/ui/orders/payment-method-label.js';
import { Avatar } from '../../../../src/ui/shared/header/avatar.js';
import { ScanCode } from '../../../../src/ui/shared/widgets/qr-panel.js';
import { wrapImages } from '../../support/machine-translation.js';

const URL = 'https://images.example/a.png';

/** Each image, and the same view without it; the second is `undefined` where the view itself replaces a broken image. */
const VIEWS = [
  ['avatar', <Avatar url={URL} />, undefined],
  ['cover', <Cover url={URL} />, undefined],
  [
    'icon of a payment method',
    <PaymentMethodLabel method={{ icon: URL, title: '支付宝', name: 'alipay' }} />,
    undefined,
  ],
  ['code to scan', <ScanCode image={{ kind: 'image', src: URL }} name="" />, <p>换</p>],
] as const;

describe('An image that an extension of the browser has wrapped', () => {
  for (const [name, view, other] of VIEWS) {
    it(`is removed without an error: ${name}`, () => {
      const { container, rerender } = render(<div>{view}</div>);
      wrapImages(container);
      const image = container.querySelector('img');
      expect(image).not.to.equal(null);
      if (other) rerender(<div>{other}</div>);
      else if (image) fireEvent.error(image);
      expect(container.querySelector('img')).to.equal(null);
    });
  }
});
