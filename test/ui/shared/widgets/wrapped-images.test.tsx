import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'chai';

import { PlayIcon } from '../../../../src/ui/lesson/player/player-icons.js';
import { ProgressIcon } from '../../../../src/ui/courses/progress-icon.js';
import { Cover } from '../../../../src/ui/courses/cover.js';
import { PaymentMethodLabel } from '../../../../src/ui/orders/payment-method-label.js';
import { Avatar } from '../../../../src/ui/shared/header/avatar.js';
import { ScanCode } from '../../../../src/ui/shared/widgets/qr-panel.js';
import { faultOf, field, openDialog } from '../../support/open-dialog.js';
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

/** Icons that change: what they show next. */
const CHANGING = [
  ['play and pause', <PlayIcon isPlaying={false} />, <PlayIcon isPlaying />],
  ['progress of a lesson', <ProgressIcon percent={50} />, <ProgressIcon percent={100} />],
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

  for (const [name, now, next] of CHANGING) {
    it(`changes without an error: ${name}`, () => {
      const { container, rerender } = render(<div>{now}</div>);
      const before = container.querySelector('svg')?.innerHTML;
      wrapImages(container);
      rerender(<div>{next}</div>);
      expect(container.querySelectorAll('svg')).to.have.lengthOf(1);
      expect(container.querySelector('svg')?.innerHTML).not.to.equal(before);
    });
  }

  for (const from of ['login', 'register', 'forgot-password'] as const) {
    it(`leaves a dialog with fields that works and closes without an error: ${from}`, async () => {
      const { user, flow } = await openDialog(from);
      wrapImages(document.body);
      await user.click(field('手机号'));
      await user.keyboard('{Enter}');
      expect(faultOf('手机号')).not.to.equal(undefined);
      for (const kind of ['register', 'login'] as const) {
        act(() => flow.open({ kind }));
        wrapImages(document.body);
      }
      act(() => flow.close());
      expect(screen.queryByRole('dialog')).to.equal(null);
    });
  }
});
