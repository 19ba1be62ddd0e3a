import type { WechatSignature } from '../../../src/domain/ports/share-card.js';

/** docs/api/site.md#wechats-script. */
export function writeSignature(signed: WechatSignature | 'off') {
  if (signed === 'off') return { enabled: 0, data: [], share: [] };
  const { appId, timestamp, nonce, signature, site } = signed;
  return {
    enabled: 1,
    data: {
      ...{ debug: false, appId, nonceStr: nonce, timestamp: Number(timestamp), signature },
      ...{ jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'], openTagList: [] },
    },
    share: { title: site.title, desc: site.text, icon: site.image },
  };
}
