import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { aPicture } from '../../support/fake-gateways.js';
import { button, faultOf, field, openDialog, toastsOf } from '../support/open-dialog.js';
import type { SiteWorld } from '../support/site-world.js';

const picture = (): string | null | undefined => document.querySelector('.captcha img')?.getAttribute('src');
const spoken = (): readonly string[] =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .filter((text) => text !== '');

function draw(world: SiteWorld, key: string): void {
  world.captchas.images.answer(aPicture(key));
}

async function opened() {
  const dialog = await openDialog('register');
  draw(dialog.world, 'k1');
  return dialog;
}

/** Mobile and captcha are there, and the send button was pressed. */
async function pressed() {
  const dialog = await opened();
  await dialog.user.type(field('手机号'), '13800138000');
  await dialog.user.type(field('图形验证码'), 'ab12');
  await dialog.user.click(button('发送验证码'));
  return dialog;
}

async function sent() {
  const dialog = await pressed();
  dialog.world.captchas.messages.complete();
  return dialog;
}

describe('The captcha', () => {
  it('waits, shows the picture, and brings another one by its labelled button', async () => {
    const { user, world } = await openDialog('register');
    expect(button('换一张图形验证码').getAttribute('aria-busy')).to.equal('true');
    draw(world, 'k1');
    expect(picture()).to.equal(aPicture('k1').image);
    await user.type(field('图形验证码'), 'ab12');
    await user.click(button('换一张图形验证码'));
    draw(world, 'k2');
    expect(picture()).to.equal(aPicture('k2').image);
    expect(field('图形验证码').value).to.equal('');
    expect(world.captchas.images.asked).to.equal(2);
  });

  it('offers to try again when the picture did not come (lesson 18)', async () => {
    const { user, world } = await openDialog('register');
    world.captchas.images.failWith({ kind: 'offline' });
    await user.click(button('加载失败，点击重试'));
    draw(world, 'k2');
    expect(picture()).to.equal(aPicture('k2').image);
  });

  it('takes what was read off with a picture that the server has forgotten, and no focus (review B16)', async () => {
    const { user, world } = await opened();
    await user.type(field('图形验证码'), 'ab12');
    field('密码').focus();
    world.pass(300_000);
    expect(field('图形验证码').value).to.equal('');
    expect(document.activeElement).to.equal(field('密码'));
  });

  it('ends with the dialog: nothing waits for it any more', async () => {
    const { user, world } = await openDialog('register');
    expect(world.captchas.images.waiting).to.equal(1);
    await user.keyboard('{Escape}');
    expect(world.captchas.images.waiting).to.equal(0);
  });
});

describe('The send button', () => {
  it('asks for the mobile first, under its field', async () => {
    const { user, world } = await opened();
    await user.click(button('发送验证码'));
    expect(faultOf('手机号')).to.equal('请输入手机号!');
    expect(document.activeElement).to.equal(field('手机号'));
    expect(world.captchas.requests).to.be.empty;
  });

  it('asks for the captcha as a toast, and waits in its field (spec §5)', async () => {
    const { user, world } = await opened();
    await user.type(field('手机号'), '13800138000');
    await user.click(button('发送验证码'));
    expect(toastsOf(world)).to.deep.equal(['error 请输入图形验证码']);
    expect(document.activeElement).to.equal(field('图形验证码'));
    expect(world.captchas.requests).to.be.empty;
  });

  it('sends once, however often it is pressed, and says that it is sending (spec §4)', async () => {
    const { user, world } = await pressed();
    expect(button('发送中').getAttribute('aria-busy')).to.equal('true');
    await user.click(button('发送中'));
    expect(world.captchas.requests).to.deep.equal([
      { mobile: '13800138000', captchaKey: 'k1', captchaText: 'ab12', scene: 'register' },
    ]);
  });

  it('speaks at the start and at the end of a countdown only (design/ui.md)', async () => {
    const { world } = await sent();
    expect([button('120s').ariaDisabled, spoken()]).to.deep.equal(['true', ['验证码已发送']]);
    world.pass(60_000);
    expect(spoken()).to.deep.equal(['验证码已发送']);
    world.pass(60_000);
    expect(spoken()).to.deep.equal(['可以重新发送验证码']);
  });

  it('leads on to the code once sent, and clears the captcha for the new picture', async () => {
    const { world } = await sent();
    expect(document.activeElement).to.equal(field('手机验证码'));
    expect(field('图形验证码').value).to.equal('');
    expect(world.captchas.images.asked).to.equal(2);
  });

  it('requires no captcha of a form whose code was sent to the number in it, and one of any other number', async () => {
    const { user } = await sent();
    await user.click(button('立即注册'));
    expect([faultOf('图形验证码'), faultOf('手机验证码')]).to.deep.equal([undefined, '请输入手机验证码!']);
    await user.type(field('手机号'), '9');
    await user.click(button('立即注册'));
    expect(faultOf('图形验证码')).to.equal('请输入图形验证码!');
  });

  it('says nothing of sending again to a number that got no code', async () => {
    const { user } = await sent();
    await user.type(field('手机号'), '9');
    expect([button('发送验证码').getAttribute('aria-disabled'), spoken()]).to.deep.equal(['false', []]);
  });

  it('takes a refusal off the screen when another number is typed', async () => {
    const { user, world } = await pressed();
    world.captchas.messages.failWith({ kind: 'refused', message: '手机号已存在' });
    expect(toastsOf(world)).to.deep.equal(['error 手机号已存在']);
    await user.type(field('手机号'), '9');
    expect(toastsOf(world)).to.deep.equal([]);
  });

  it('asks for the new picture when pressed again after the countdown (review B8)', async () => {
    const { user, world } = await sent();
    draw(world, 'k2');
    world.pass(120_000);
    await user.click(button('发送验证码'));
    expect(document.activeElement).to.equal(field('图形验证码'));
    expect(toastsOf(world)).to.deep.equal(['error 请输入图形验证码']);
    await user.type(field('图形验证码'), 'cd34');
    await user.click(button('发送验证码'));
    expect(world.captchas.requests[1]).to.include({ captchaKey: 'k2', captchaText: 'cd34' });
  });

  it('does not take the focus from somebody who is typing', async () => {
    const { user, world } = await pressed();
    await user.click(field('密码'));
    world.captchas.messages.complete();
    expect(document.activeElement).to.equal(field('密码'));
  });

  it('is idle after a refusal, with the captcha cleared and a new picture (spec §4, lesson 17)', async () => {
    const { world } = await pressed();
    world.captchas.messages.failWith({ kind: 'refused', message: '图形验证码错误' });
    expect(toastsOf(world)).to.deep.equal(['error 图形验证码错误']);
    expect(button('发送验证码')).to.exist;
    expect(field('图形验证码').value).to.equal('');
    expect(document.activeElement).to.equal(field('图形验证码'));
    draw(world, 'k2');
    expect(picture()).to.equal(aPicture('k2').image);
  });
});

describe('The SMS code', () => {
  it('is offered by the phone and typed on a numeric keypad (lesson 24)', async () => {
    await opened();
    expect([field('手机验证码').autocomplete, field('手机验证码').inputMode]).to.deep.equal([
      'one-time-code',
      'numeric',
    ]);
  });
});
