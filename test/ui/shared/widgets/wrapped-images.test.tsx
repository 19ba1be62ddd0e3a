import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { PlayIcon } from '../../../../src/ui/lesson/player/player-icons.js';
import { ProgressIcon } from '../../../../src/ui/courses/progress-icon.js';
import { Cover } from '../../../../src/ui/courses/cover.js';
import { OrderSuccessPage } from '../../../../src/ui/orders/paid/order-success-page.js';
import { PaymentMethodLabel } from '../../../../src/ui/orders/payment-methods.js';
import { SESSION } from '../../../../src/domain/session/session.js';
import { HomePage } from '../../../../src/ui/home/home-page.js';
import { Avatar } from '../../../../src/ui/shared/header/avatar.js';
import { QrCode, QrPanel } from '../../../../src/ui/shared/widgets/qr-panel.js';
import { ScanCode } from '../../../../src/ui/signing-in/wechat-code.js';
import { VipPage } from '../../../../src/ui/vip/vip-page.js';
import { anImage } from '../../../support/fake-gateways.js';
import { aMethod } from '../../../support/orders.js';
import { aSite } from '../../../support/site.js';
import { aMediaQuery } from '../../support/a-media-query.js';
import { aMember } from '../../../support/sessions.js';
import { button, faultOf, field, openDialog } from '../../support/open-dialog.js';
import { openPage } from '../../support/open-page.js';
import { wrapImages } from '../../support/machine-translation.js';

const URL = 'https://images.example/a.png';

/** Each image, and the same view without it; the second is `undefined` where the view itself replaces a broken image. */
const VIEWS = [
  ['avatar', <Avatar url={URL} />, undefined],
  ['cover', <Cover url={URL} />, undefined],
  [
    'icon of a payment method',
    <PaymentMethodLabel method={aMethod('alipay', { icon: URL, title: '支付宝' })} />,
    undefined,
  ],
  ['code to scan', <ScanCode image={{ kind: 'image', src: URL }} name="" />, <p>换</p>],
  ['drawn code', <QrPanel code={<QrCode text="a" name="" />} text="" />, <QrPanel code={undefined} text="" />],
] as const;

/** Images that need a site around them, what stays when they are removed, the view, and what removes them. */
const VIEWS_OF_SITE = [
  [
    'slide of home',
    ['.carousel img', '.carousel'],
    async () => {
      sinon.replace(window, 'matchMedia', () => aMediaQuery());
      const config = { ...aSite().config, slides: [{ image: URL }] };
      await openPage('home', HomePage, { site: { navs: [], config } });
      return (image: Element) => fireEvent.error(image);
    },
  ],
  [
    'captcha',
    ['.captcha img', '.captcha'],
    async () => {
      const { world } = await openDialog('register');
      act(() => world.captchas.images.answer(anImage('a')));
      return () => fireEvent.click(button('换一张图形验证码'));
    },
  ],
  [
    'drawing of a payment that is not confirmed',
    ['.order-success svg', '.order-success [role=status]'],
    async () => {
      const { world } = await openPage('order', OrderSuccessPage, { at: '/order/success?orderId=71' });
      world.ordering.statuses.answer('paying');
      world.pass(60_000);
      return () => {
        fireEvent.click(screen.getByRole('button', { name: '重新查询' }));
        world.ordering.statuses.answer('paid');
      };
    },
  ],
  [
    'crown of a member who signs out',
    ['.vip-standing svg', 'h1'],
    async () => {
      const { world } = await openPage('vipPlans', VipPage, { at: '/vip', as: aMember() });
      return () => act(() => world.resolve(SESSION).end());
    },
  ],
] as const;

/** Icons that change: what they show next. */
const CHANGING = [
  ['play and pause', <PlayIcon isPlaying={false} />, <PlayIcon isPlaying />],
  ['progress of a lesson', <ProgressIcon percent={50} />, <ProgressIcon percent={100} />],
] as const;

describe('An image that an extension of the browser has wrapped', () => {
  afterEach(() => sinon.restore());

  for (const [name, view, other] of VIEWS) {
    it(`is removed without an error: ${name}`, () => {
      const { container, rerender } = render(<div>{view}</div>);
      wrapImages(container);
      const image = container.querySelector('img, .qr__code') ?? expect.fail('There is no image');
      if (other) rerender(<div>{other}</div>);
      else fireEvent.error(image);
      expect(image.isConnected).to.equal(false);
    });
  }

  for (const [name, selectors, open] of VIEWS_OF_SITE) {
    it(`is removed without an error: ${name}`, async () => {
      const remove = await open();
      wrapImages(document.body);
      const [image, rest] = selectors.map((selector) => document.querySelector(selector));
      if (!image || !rest) throw new Error('There is no image');
      remove(image);
      expect([image.isConnected, rest.isConnected]).to.deep.equal([false, true]);
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
