import { expect } from 'chai';

import { aMember } from '../../support/sessions.js';
import { aMemberPlace } from '../../support/a-member-place.js';
import { watching } from '../../support/watching.js';

describe('what a member changes by a form (pages §11)', () => {
  it('changes the nickname: known everywhere at once, asked for anew, its draft forgotten', () => {
    const { changes, profile, drafts, notifier, members, known } = aMemberPlace();
    drafts.keep('nickname', ' 晓雨 ');
    const changing = watching(changes.nickname(' 晓雨 '));
    expect(profile.asked).to.deep.equal([['nickname', '晓雨']]);
    expect([known()?.name, notifier.said]).to.deep.equal(['小明', []]);
    profile.changes.complete();
    expect(known()).to.include({ name: '晓雨', nicknameChanged: true });
    expect([changing.completed, notifier.said, drafts.read('nickname')]).to.deep.equal([
      true,
      ['success 昵称修改成功'],
      '',
    ]);
    expect(members.details.waiting, 'the server has the last word').to.equal(1);
    members.details.answer(aMember().with({ name: '晓雨(1)' }));
    expect(known()?.name).to.equal('晓雨(1)');
  });

  it('keeps name and draft where the server refuses', () => {
    const { changes, profile, drafts, known } = aMemberPlace();
    drafts.keep('nickname', '晓雨');
    const changing = watching(changes.nickname('晓雨'));
    profile.changes.failWith({ kind: 'refused', message: '昵称已经存在' });
    expect(changing.errors).to.deep.equal([{ kind: 'refused', message: '昵称已经存在' }]);
    expect([known()?.name, drafts.read('nickname')]).to.deep.equal(['小明', '晓雨']);
  });

  it('tells every tab: the count that all of them watch goes up with every change', () => {
    const { changes, profile, store } = aMemberPlace();
    watching(changes.nickname('a'));
    profile.changes.complete();
    const first = store.read('memberChanges');
    watching(changes.password({ mobile: '13800000000', smsCode: '1', password: 'p' }));
    profile.changes.complete();
    expect([first, store.read('memberChanges')]).to.deep.equal(['1', '2']);
  });

  it('sets a password for the mobile as the server knows it', () => {
    const { changes, profile, known, notifier } = aMemberPlace(aMember().with({ passwordSet: false }));
    watching(changes.password({ mobile: '138 0000-0000', smsCode: ' 123456 ', password: ' p ' }));
    profile.changes.complete();
    expect(profile.asked).to.deep.equal([['password', { mobile: '13800000000', smsCode: '123456', password: ' p ' }]]);
    expect([known()?.passwordSet, notifier.said]).to.deep.equal([true, ['success 密码设置成功']]);
  });

  it('files the deletion and signs out; a refusal leaves the member where they are', () => {
    const { changes, profile, store, notifier, navigator, time } = aMemberPlace();
    watching(changes.deletion());
    profile.changes.failWith({ kind: 'refused', message: '用户已申请注销' });
    expect(store.read('token')).to.equal('t');
    watching(changes.deletion());
    profile.changes.complete();
    expect([store.read('token'), notifier.said]).to.deep.equal([
      undefined,
      ['success 已申请注销，账号将在 7 天后删除', 'success 已安全退出'],
    ]);
    time.advance(500);
    expect(navigator.journeys).to.deep.equal(['reload /']);
  });

  it('asks nothing before it is wanted', () => {
    const { changes, profile } = aMemberPlace();
    changes.nickname('x');
    changes.deletion();
    expect(profile.asked).to.deep.equal([]);
  });
});
