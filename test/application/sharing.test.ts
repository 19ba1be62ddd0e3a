import { expect } from 'chai';
import { type Observable, of, throwError } from 'rxjs';

import { MemoryWechatScript } from '../../src/adapters/memory/browser/wechat-script.js';
import { ShareCards } from '../../src/application/sharing.js';
import { ErrorReporter } from '../../src/application/site/error-reporter.js';
import type { WechatSignature } from '../../src/domain/ports/share-card.js';
import type { Scene } from '../../src/domain/site/scene.js';
import { CurrentSite } from '../../src/domain/site/current-site.js';
import { aRunningPage } from '../support/a-page.js';
import { RecordingLog, RecordingNotifier } from '../support/recorders.js';
import { aMember } from '../support/sessions.js';
import { aSite, someSettings } from '../support/site.js';
import { watching } from '../support/watching.js';

const PAGE = { title: '极限', text: '三节课', image: '/cover.png', address: '/courses/detail/5' };
const HERE = 'https://site.example/courses/detail/5?tab=2';

interface Visit {
  readonly scene?: Scene;
  readonly isPermitted?: boolean;
  readonly answer?: (address: string) => Observable<WechatSignature | 'off'>;
  readonly refused?: readonly string[];
  readonly member?: number;
}

/** The nonce of each signature is its address. */
const signed = (address: string): Observable<WechatSignature> =>
  of({
    appId: 'wx',
    timestamp: '1',
    nonce: address,
    signature: 's',
    site: { title: '', text: '学', image: '//i/x.png' },
  });

function visit({ scene = 'wechat', isPermitted = true, answer = signed, refused = [], member }: Visit = {}) {
  const page = aRunningPage({
    address: '/courses/detail/5?tab=2#top',
    stored: member === undefined ? {} : { token: 't' },
  });
  if (member !== undefined) page.members.details.answer(aMember().withId(member));
  const script = new MemoryWechatScript();
  script.isPermitted = isPermitted;
  for (const nonce of refused) script.refused.add(nonce);
  const requested: string[] = [];
  const gateway = {
    signature: (address: string) => {
      requested.push(address);
      return answer(address);
    },
  };
  const site = new CurrentSite();
  site.arrive(aSite());
  const notifier = new RecordingNotifier();
  const errors = new ErrorReporter(notifier, new RecordingLog());
  const settings = someSettings({ scene });
  const cards = new ShareCards(gateway, script, page.session, page.navigator, site, settings, errors);
  return { shown: watching(cards.show(PAGE)), cards: script.cards, requested, notifier, script };
}

describe('The card of a page that is shared in WeChat', () => {
  it('has title, text, image and link, with the member as inviter', () => {
    const { cards, requested } = visit({ member: 7 });
    expect(cards).to.deep.equal([
      {
        title: '极限',
        text: '三节课',
        image: 'https://site.example/cover.png',
        url: 'https://site.example/courses/detail/5?msv=7',
      },
    ]);
    expect(requested, 'the address without its hash').to.deep.equal([HERE]);
  });

  it('has no inviter for an anonymous visitor, and becomes the card of the site when the page is left', () => {
    const { cards, shown } = visit();
    expect(cards[0]?.url).to.equal('https://site.example/courses/detail/5');
    shown.stop();
    expect(cards.at(-1)).to.deep.equal({
      title: '示例学堂',
      text: '学',
      image: 'https://i/x.png',
      url: 'https://site.example/',
    });
  });

  it('is signed for the first address of the document where WeChat refuses the present one', () => {
    const { cards, requested } = visit({ refused: [HERE] });
    expect([requested, cards.length]).to.deep.equal([[HERE, 'https://site.example/'], 1]);
    const { cards: none, shown } = visit({ refused: [HERE, 'https://site.example/'] });
    expect([none.length, shown.completed]).to.deep.equal([0, true]);
  });

  it('needs WeChat and the operator’s permission: nothing is requested without them', () => {
    for (const options of [{ scene: 'h5' }, { scene: 'pc' }, { isPermitted: false }] as const)
      expect(visit(options).requested).to.deep.equal([]);
  });

  it('is missing, without a message, where the owner has not set up WeChat or the server fails', () => {
    for (const answer of [
      () => of('off' as const),
      () => throwError(() => ({ kind: 'refused', message: '错误' })),
      () => throwError(() => ({ kind: 'malformed', where: 'signature' })),
    ]) {
      const { cards, shown, requested, notifier } = visit({ answer });
      expect([cards.length, shown.completed, requested.length, notifier.messages]).to.deep.equal([0, true, 1, []]);
    }
  });
});
