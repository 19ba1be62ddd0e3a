import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { aPhoto, type ChosenFile, describeImage } from '../../support/browser/a-photo.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { watchDrawing } from '../../support/browser/drawn-images.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';
import { anImage } from '../../support/some-images.js';
import { until } from '../../support/until.js';

const NEW_MOBILE = '13711112222';
const AS_MEMBER = { signedInAs: SEEDED.ordinary };
const WITH_CLOCK = { ...AS_MEMBER, prepare: (page: Page) => page.clock.install() };

onBothGenerations('The member page', 2, (rig, generation) => {
  const account = (mobile: string = SEEDED.ordinary) =>
    rig.controls.users$.value.all.find((user) => user.mobile === mobile);

  /** Opens the dialog of a member action by its button. */
  async function openAction(visit: Visit, button: string, title = button): Promise<SignInForm> {
    await visit.page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    return dialogOf(visit, title);
  }

  async function dialogOf(visit: Visit, title: string): Promise<SignInForm> {
    const dialog = visit.page.getByRole('dialog', { name: title, exact: true });
    await dialog.waitFor();
    return new SignInForm(dialog);
  }

  /** Revokes the token on the server, so that the next request ends the session. */
  async function loseSession(visit: Visit): Promise<void> {
    rig.controls.revoke((await visit.stored('meedu-user-token')) ?? '');
  }

  async function signInAgain(visit: Visit, password = SEEDED_PASSWORD): Promise<void> {
    await visit.button('登录后查看').click();
    const login = await SignInForm.inDialog(visit, '登录');
    await login.fill({ mobile: SEEDED.ordinary, password });
    await login.button('立即登录').click();
  }

  const choose = (visit: Visit, file: ChosenFile | string) =>
    visit.page.locator('input[type=file]').setInputFiles(file);

  it('changes the nickname once, after a confirmation; the header and other tabs follow', async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    const other = await visit.anotherTab('/courses');
    await other.page.getByRole('button', { name: '林晓雨' }).waitFor();
    const form = await openAction(visit, '修改昵称');
    await form.button('保存').click();
    await form.root.getByText('请输入昵称', { exact: true }).waitFor();
    const name = form.root.getByLabel('昵称');
    await name.fill('长'.repeat(25));
    await name.press('Enter');
    await form.root.getByText('昵称不能超过 24 个字').waitFor();
    await name.fill('吴佳怡');
    await name.press('Enter');
    await form.button('确定').click();
    await form.refusal.getByText('昵称已经存在').waitFor();
    await form.button('返回修改').click();
    await name.fill('晓雨同学');
    await name.press('Enter');
    await form.root.getByText('昵称只能修改一次，确定改为「晓雨同学」吗？').waitFor();
    await form.button('确定').click();
    await visit.page.getByRole('banner').getByRole('button', { name: '晓雨同学' }).waitFor();
    await other.page.getByRole('banner').getByRole('button', { name: '晓雨同学' }).waitFor();
    await visit.reads('已修改过，不能再改');
    expect(await visit.button('修改昵称').count()).to.equal(0);
    expect(visit.address).to.equal('/member');
    expect(journeyCalls(rig.site)).to.deep.equal([
      ['POST /api/v2/member/detail/nickname', { nick_name: '吴佳怡' }],
      ['POST /api/v2/member/detail/nickname', { nick_name: '晓雨同学' }],
    ]);
    visit.expectQuiet();
    other.expectQuiet();
  });

  it(`binds WeChat by a scan of generation ${String(generation)}`, async () => {
    rig.controls.setUp({ wechatScan: true });
    const visit = await rig.visit('/member', WITH_CLOCK);
    await visit.page.getByRole('button', { name: '绑定微信' }).click();
    const dialog = await dialogOf(visit, '绑定微信');
    await dialog.root.getByText('请使用微信扫描二维码绑定').waitFor();
    rig.controls.signingIn.scan({ kind: 'newcomer', mustBind: false });
    await visit.page.clock.runFor(3000);
    await visit.reads('绑定成功');
    await dialog.root.waitFor({ state: 'detached' });
    await visit.page.getByRole('button', { name: '解绑微信' }).waitFor();
    visit.expectQuiet();
  });

  // From here on the site uses the same calls with both generations (test/contract/adapters-by-generation.ts).
  if (generation === 1) return;

  it('changes the password by an SMS to the member’s own mobile; reports a wrong code', async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    const form = await openAction(visit, '修改密码');
    await form.root.getByText('验证码将发送至 138****0001').waitFor();
    await form.proveMobile(rig.controls, SEEDED.ordinary, 'password_reset');
    const { smsCode } = { smsCode: await form.field('smsCode').inputValue() };
    await form.fill({ smsCode: '000', newPassword: 'fresh-2026' });
    await form.button('确定').click();
    await form.refusal.getByText('短信验证码错误').waitFor();
    await form.fill({ smsCode });
    await form.button('确定').click();
    await visit.reads('密码设置成功');
    await form.root.waitFor({ state: 'detached' });
    expect(account()?.password).to.equal('fresh-2026');
    visit.expectQuiet();
  });

  it('changes the mobile in two steps; reports a mobile that is taken', async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    const form = await openAction(visit, '换绑手机号');
    await form.root.getByText('第 1 步，共 2 步：验证原手机号').waitFor();
    await form.proveMobile(rig.controls, SEEDED.ordinary, 'mobile_bind');
    await form.button('下一步').click();
    await form.root.getByText('第 2 步，共 2 步：绑定新手机号').waitFor();
    await form.fill({ mobile: SEEDED.vip });
    await form.proveMobile(rig.controls, SEEDED.vip, 'mobile_bind');
    await form.button('确定').click();
    await form.refusal.getByText('手机号已存在').waitFor();
    await form.fill({ mobile: NEW_MOBILE });
    await form.proveMobile(rig.controls, NEW_MOBILE, 'mobile_bind');
    await form.button('确定').click();
    await visit.reads('手机号换绑成功');
    await visit.reads('137****2222');
    expect(account(NEW_MOBILE)?.name).to.equal('林晓雨');
    visit.expectQuiet();
  });

  it('returns to the first step with an error when the server no longer accepts the proof', async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    const form = await openAction(visit, '换绑手机号');
    await form.proveMobile(rig.controls, SEEDED.ordinary, 'mobile_bind');
    await form.button('下一步').click();
    await form.fill({ mobile: NEW_MOBILE, captcha: 'abcd', smsCode: '123456' });
    rig.controls.fail('changeMobile', { kind: 'envelope', code: 1, message: '参数错误' }, 1);
    await form.button('确定').click();
    await form.refusal.getByText('验证已过期，请重新验证原手机号').waitFor();
    await form.root.getByText('第 1 步，共 2 步：验证原手机号').waitFor();
    expect(account()?.mobile).to.equal(SEEDED.ordinary);
    visit.expectQuiet();
  });

  it('binds a first mobile', async () => {
    const visit = await rig.visit('/member', { signedInAs: SEEDED.withoutMobile });
    const form = await openAction(visit, '绑定手机号');
    await form.fill({ mobile: NEW_MOBILE });
    await form.proveMobile(rig.controls, NEW_MOBILE, 'mobile_bind');
    await form.button('确定').click();
    await visit.reads('绑定成功');
    await visit.reads('137****2222');
    await form.root.waitFor({ state: 'detached' });
    await visit.button('设置密码').waitFor();
    visit.expectQuiet();
  });

  it('cuts an upright square out of a photo of 12 megapixels, outside the main thread; header and tabs follow', async () => {
    const visit = await rig.visit('/member', { ...AS_MEMBER, prepare: watchDrawing });
    const other = await visit.anotherTab('/vip');
    await visit.button('更换头像').waitFor();
    await choose(visit, await aPhoto(visit.page));
    const dialog = await dialogOf(visit, '裁剪头像');
    await dialog.root.getByRole('slider', { name: '缩放' }).waitFor();
    // With the keyboard alone: the arrow key works although the image cannot move any further.
    await dialog.root.getByLabel('裁剪区域，使用方向键移动图片').press('ArrowLeft');
    await dialog.button('保存').click();
    await visit.reads('头像已更新');
    await dialog.root.waitFor({ state: 'detached' });
    const { avatar = '' } = account() ?? {};
    expect(avatar.length).to.be.lessThan(1024 * 1024);
    const drawn = await visit.page.evaluate(() => window.drawn);
    expect([drawn.length, Math.max(...drawn)]).to.deep.equal([2, 1280]);
    expect(await describeImage(visit.page, avatar)).to.deep.equal({
      size: [512, 512],
      colours: ['red', 'red', 'blue', 'blue'],
    });
    for (const tab of [visit, other]) {
      await tab.page.getByRole('banner').locator(`img[src="${avatar}"]`).waitFor();
      tab.expectQuiet();
    }
  });

  it('moves the photo at the press of a button, for members who cannot drag it (WCAG 2.5.7)', async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    await visit.button('更换头像').waitFor();
    await choose(visit, await aPhoto(visit.page));
    const dialog = await dialogOf(visit, '裁剪头像');
    const zoom = dialog.root.getByRole('slider', { name: '缩放' });
    await zoom.press('End');
    expect(await zoom.getAttribute('aria-valuetext')).to.equal('400%');
    const place = () =>
      dialog.root.locator('.reactEasyCrop_Image').evaluate((image) => getComputedStyle(image).transform);
    const places = [await place()];
    for (const name of ['左移', '上移', '右移', '下移']) {
      await dialog.button(name).click();
      places.push(await place());
    }
    expect(new Set(places.slice(0, 4)).size).to.equal(4);
    expect(places[4]).to.equal(places[0]);
    visit.expectQuiet();
  });

  for (const missing of ['OffscreenCanvas', 'createImageBitmap']) {
    it(`cuts the same square in a browser without ${missing}`, async () => {
      const other = await rig.visit('/vip');
      const photo = await aPhoto(other.page);
      const visit = await rig.visit('/member', {
        ...AS_MEMBER,
        prepare: (page) => page.addInitScript((name) => Reflect.deleteProperty(window, name), missing),
      });
      await visit.button('更换头像').waitFor();
      await choose(visit, photo);
      const dialog = await dialogOf(visit, '裁剪头像');
      await dialog.root.getByRole('slider', { name: '缩放' }).waitFor();
      await dialog.button('保存').click();
      await visit.reads('头像已更新');
      expect(await describeImage(other.page, account()?.avatar ?? '')).to.deep.equal({
        size: [512, 512],
        colours: ['red', 'red', 'blue', 'blue'],
      });
      visit.expectQuiet();
    });
  }

  it('reports a file that is no image, damaged, too large or animated', async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    await visit.button('更换头像').waitFor();
    const png = Buffer.from(anImage('png').bytes);
    const large = join(await mkdtemp(join(tmpdir(), 'images-')), 'large.png');
    await writeFile(large, Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024)]));
    const refusals: readonly (readonly [Buffer, string])[] = [
      [Buffer.from('no image at all'), '请选择 png、jpg、gif 或 webp 格式的图片'],
      [png, '图片无法识别，可能已损坏，请换一张'],
    ];
    for (const [file, message] of refusals) {
      await choose(visit, { name: 'me.png', mimeType: 'image/png', buffer: file });
      const dialog = await dialogOf(visit, '裁剪头像');
      await dialog.refusal.getByText(message).waitFor();
      await dialog.button('关闭').click();
      await dialog.root.waitFor({ state: 'detached' });
    }
    await choose(visit, large);
    await visit.reads('图片不能超过 20 MB');
    await choose(visit, { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from(anImage('animated gif').bytes) });
    const dialog = await dialogOf(visit, '裁剪头像');
    await dialog.root.getByText('这是一张动态图片，仅使用第一帧').waitFor();
    expect(journeyCalls(rig.site)).to.deep.equal([]);
    visit.expectQuiet();
  });

  it('binds QQ and returns with a clean address; shows the error text of QQ', async () => {
    rig.controls.signingIn.qqAnswers({ kind: 'comes-back', who: { kind: 'newcomer', mustBind: false } });
    const visit = await rig.visit('/member', AS_MEMBER);
    await visit.page.getByRole('main').getByRole('button', { name: '绑定QQ' }).click();
    await visit.reads('绑定成功');
    await visit.page.getByRole('button', { name: '解绑QQ' }).waitFor();
    expect(visit.address).to.equal('/member');
    const here = `${visit.origin}/member`;
    expect(journeyCalls(rig.site)[0]).to.deep.equal([
      'GET /api/v3/auth/login/socialite/qq',
      { s_url: here, f_url: here, action: 'bind' },
    ]);
    await visit.page.reload();
    await visit.page.getByRole('button', { name: '解绑QQ' }).click();
    const confirmation = await dialogOf(visit, '解绑QQ');
    await confirmation.button('确定').click();
    await visit.reads('已解绑');
    rig.controls.signingIn.qqAnswers({ kind: 'fails', words: '授权登录失败[1001]' });
    await visit.page.getByRole('button', { name: '绑定QQ' }).click();
    await visit.reads('授权登录失败[1001]');
    await until(() => visit.address === '/member');
    visit.expectQuiet();
  });

  it('reports that a login code belongs to an account that is already bound, and does not send the code twice', async () => {
    const code = rig.controls.signingIn.loginCode({ kind: 'member', mobile: SEEDED.vip });
    const visit = await rig.visit(`/member?login_code=${code}&action=bind`, AS_MEMBER);
    await visit.reads('当前渠道账号已绑定了其它账号');
    expect(visit.address).to.equal('/member');
    await visit.goTo(`/member?login_code=${code}&action=bind`);
    await visit.button('修改昵称').waitFor();
    await until(() => visit.address === '/member');
    const bound = journeyCalls(rig.site).filter(([call]) => call === 'POST /api/v3/member/socialite/bindWithCode');
    expect(bound).to.have.length(1);
    visit.expectQuiet();
  });

  it('warns before the member unbinds the last way to sign in, and unbinds it after a confirmation', async () => {
    const visit = await rig.visit('/member', { signedInAs: SEEDED.withoutMobile });
    await visit.page.getByRole('button', { name: '解绑微信' }).click();
    const confirmation = await dialogOf(visit, '解绑微信');
    await confirmation.root.getByText(/这是您登录本账号的唯一方式/).waitFor();
    await confirmation.button('取消').click();
    await confirmation.root.waitFor({ state: 'detached' });
    expect(journeyCalls(rig.site)).to.deep.equal([]);
    await visit.page.getByRole('button', { name: '解绑微信' }).click();
    await (await dialogOf(visit, '解绑微信')).button('确定').click();
    await visit.reads('已解绑');
    expect(account(SEEDED.withoutMobile)?.wechatBound).to.equal(false);
    visit.expectQuiet();
  });

  it('passes the face check in a dialog', async () => {
    const visit = await rig.visit('/member', {
      signedInAs: SEEDED.notFaceVerified,
      prepare: (page) => page.clock.install(),
    });
    const dialog = await openAction(visit, '开始认证', '实名认证');
    await dialog.root.getByText('请使用微信扫码完成实名认证').waitFor();
    rig.controls.signingIn.passFaceCheck();
    await visit.page.clock.runFor(2500);
    await visit.reads('实名认证成功');
    await dialog.root.waitFor({ state: 'detached' });
    await visit.reads('已认证');
    visit.expectQuiet();
  });

  it('requests the deletion after the member has typed the word, and signs out; shows a refusal of the server', async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    const form = await openAction(visit, '注销账号');
    await form.root.getByText(/账号将在 7 天后删除/).waitFor();
    await form.button('注销账号').click();
    await form.root.getByText('请输入“注销”', { exact: true }).waitFor();
    rig.controls.changeAccount(SEEDED.ordinary, { deletionRequested: true });
    const word = form.root.getByRole('textbox');
    await word.fill('注销');
    await word.press('Enter');
    await form.refusal.getByText('用户已申请注销').waitFor();
    rig.controls.changeAccount(SEEDED.ordinary, { deletionRequested: false });
    await word.press('Enter');
    await visit.arrivesAt('/');
    expect(await visit.stored('meedu-user-token')).to.equal(null);
    expect(account()?.deletionRequested).to.equal(true);
    visit.expectQuiet();
  });

  it('returns to a form in which the session ended, with the typed text but without the password', async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    const name = await openAction(visit, '修改昵称');
    await name.root.getByLabel('昵称').fill('晓雨同学');
    await name.button('保存').click();
    await loseSession(visit);
    await name.button('确定').click();
    await visit.arrivesAt('/login?redirect=%2Fmember%3Fdo%3Dnickname');
    await signInAgain(visit);
    const back = await dialogOf(visit, '修改昵称');
    expect(await back.root.getByLabel('昵称').inputValue()).to.equal('晓雨同学');
    await back.button('关闭').click();

    const password = await openAction(visit, '修改密码');
    await password.proveMobile(rig.controls, SEEDED.ordinary, 'password_reset');
    await password.fill({ newPassword: 'never-kept' });
    await loseSession(visit);
    await password.button('确定').click();
    await visit.arrivesAt('/login?redirect=%2Fmember%3Fdo%3Dpassword');
    const storage = await visit.page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(storage).not.to.include('never-kept');
    await signInAgain(visit);
    expect(await (await dialogOf(visit, '修改密码')).field('newPassword').inputValue()).to.equal('');
    visit.expectQuiet();
  });

  it('keeps the new mobile in the same case, although the first step must be repeated', async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    const form = await openAction(visit, '换绑手机号');
    await form.proveMobile(rig.controls, SEEDED.ordinary, 'mobile_bind');
    await form.button('下一步').click();
    await form.fill({ mobile: NEW_MOBILE });
    await form.proveMobile(rig.controls, NEW_MOBILE, 'mobile_bind');
    await loseSession(visit);
    await form.button('确定').click();
    await visit.arrivesAt('/login?redirect=%2Fmember%3Fdo%3Dmobile');
    await signInAgain(visit);
    const back = await dialogOf(visit, '换绑手机号');
    await back.root.getByText('第 1 步，共 2 步：验证原手机号').waitFor();
    expect(await visit.page.evaluate(() => JSON.stringify(sessionStorage))).to.include(NEW_MOBILE);
    visit.expectQuiet();
  });
});
