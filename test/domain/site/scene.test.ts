import { expect } from 'chai';

import { isInApp, type Scene, sceneOf } from '../../../src/domain/site/scene.js';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = (model: string) => `Mozilla/5.0 (Linux; Android 14; ${model}) AppleWebKit/537.36 (KHTML, like Gecko)`;
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const HARMONY = (device: string) => `Mozilla/5.0 (${device}; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko)`;
const CHROME = 'Version/4.0 Chrome/126.0.6478.188';
const XWEB = 'XWEB/1260117 MMWEBSDK/20240404 MMWEBID/1 MicroMessenger/8.0.49.2600(0x28003133)';

const AGENTS: readonly (readonly [browser: string, scene: Scene, userAgent: string])[] = [
  ['WeChat on iOS', 'wechat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`],
  ['WeChat on Android', 'wechat', `${ANDROID('V2309A Build/UP1A; wv')} ${CHROME} Mobile Safari/537.36 ${XWEB}`],
  ['WeChat on HarmonyOS', 'wechat', `${HARMONY('Phone')} Chrome/114.0.0.0 ArkWeb/4.1.6 Mobile MicroMessenger/1.0.6`],
  ['WeChat Work on iOS', 'h5', `${IPHONE} Mobile/15E148 wxwork/4.1.20 MicroMessenger/7.0.1 Language/zh`],
  [
    'WeChat Work on Android',
    'h5',
    `${ANDROID('M2012')} ${CHROME} Mobile Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1`,
  ],
  [
    'WeChat for Windows',
    'pc',
    `${WINDOWS} Chrome/107 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20 WindowsWechat(0x63090a13) XWEB/9129`,
  ],
  [
    'WeChat for Mac',
    'pc',
    `${MAC} NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.7(0x13080710) Safari/605.1.15`,
  ],
  ['WeChat for Windows as a phone', 'pc', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.5 WindowsWechat`],
  [
    'WeChat Work for Windows',
    'pc',
    `${WINDOWS} Chrome/108 Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1 WindowsWechat`,
  ],
  ['a computer with WeChat’s name', 'pc', `${WINDOWS} Chrome/126.0 Safari/537.36 MicroMessenger/8.0.49`],
  ['QQ Browser on Android', 'h5', `${ANDROID('PJD110')} ${CHROME} MQQBrowser/15.5 Mobile Safari/537.36`],
  ['QQ on iOS', 'h5', `${IPHONE} Mobile/15E148 QQ/9.0.60.620 V1_IPH_SQ_9.0.60_1_APP_A`],
  ['QQ on Android', 'h5', `${ANDROID('PJD110')} ${CHROME} MQQBrowser/6.2 TBS/046 Mobile Safari/537.36 QQ/9.0.60`],
  ['WeChat on iPad', 'pc', 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.49'],
  ['QQ Browser for Windows', 'pc', `${WINDOWS} Chrome/109.0 Safari/537.36 Core/1.116 QQBrowser/12.6`],
  [
    'Alipay on iOS',
    'h5',
    `${IPHONE} Mobile/15E148 NebulaSDK/1.8 AlipayDefined(nt:WIFI) AliApp(AP/10.6) AlipayClient/10.6`,
  ],
  [
    'Alipay on Android',
    'h5',
    `${ANDROID('23013RK75C')} ${CHROME} Mobile Safari/537.36 UCBS/3.22 AliApp(AP/10.6) AlipayClient/10.6`,
  ],
  [
    'DingTalk on Android',
    'h5',
    `${ANDROID('LIO-AN00')} ${CHROME} Mobile Safari/537.36 AliApp(DingTalk/7.5) com.alibaba.android`,
  ],
  ['DingTalk on iOS', 'h5', `${IPHONE} Mobile/15E148 AliApp(DingTalk/7.6.0) com.laiwang.DingTalk/39 Channel/201200`],
  ['Feishu on Android', 'h5', `${ANDROID('PGT-AN10; wv')} ${CHROME} Mobile Safari/537.36 Lark/7.20.9 LarkLocale/zh_CN`],
  ['Weibo on iOS', 'h5', `${IPHONE} Mobile/15E148 Weibo (iPhone15,2__weibo__14.10.1__iphone__os18.5)`],
  ['Douyin on Android', 'h5', `${ANDROID('PJD110')} ${CHROME} Mobile Safari/537.36 aweme_300400 AppName/aweme`],
  ['Douyin on iOS', 'h5', `${IPHONE} Mobile/15E148 aweme_30.4.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['Toutiao on Android', 'h5', `${ANDROID('PJD110')} ${CHROME} Mobile Safari/537.36 JsSdk/2 NewsArticle/9.8.5`],
  ['Toutiao on iOS', 'h5', `${IPHONE} Mobile/15E148 JsSdk/2.0 (News 9.8.5) BytedanceWebview/d8a21c6`],
  ['Xiaohongshu on iOS', 'h5', `${IPHONE} Mobile/15E148 XHSDiscover/8.40 NetType/WiFi`],
  ['Xiaohongshu on Android', 'h5', `${ANDROID('PJD110')} ${CHROME} Mobile Safari/537.36 discover/8.40 xhsdiscover`],
  ['the Baidu app on iOS', 'h5', `${IPHONE} Mobile/15E148 SP-engine/3.1 main%2F1.0 baiduboxapp/13.60 (Baidu; P2 18.5)`],
  ['Bilibili on iOS', 'h5', `${IPHONE} Mobile/15E148 BiliApp/80300100 mobi_app/iphone`],
  ['Kuaishou on iOS', 'h5', `${IPHONE} Mobile/15E148 Kwai/12.8.20 NetType/WIFI`],
  ['any app with a WebView of Android', 'h5', `${ANDROID('PJD110 Build/UP1A; wv')} ${CHROME} Mobile Safari/537.36`],
  ['a crawler of ByteDance', 'h5', `${ANDROID('K')} Mobile (compatible; Bytespider; spider-feedback@bytedance.com)`],
  ['Douyin for Windows', 'pc', `${WINDOWS} Chrome/108 Safari/537.36 awemePcClient/4.1.0`],
  ['DingTalk for Windows', 'pc', `${WINDOWS} Chrome/108 Safari/537.36 dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.5.0)`],
  ['UC Browser', 'h5', `${ANDROID('zh-CN; PGT-AN10')} ${CHROME} UCBrowser/16.5 Mobile Safari/537.36`],
  [
    'Huawei Browser on Android',
    'h5',
    `${ANDROID('ALN-AL80; HMSCore 6.13')} ${CHROME} HuaweiBrowser/15.0 Mobile Safari/537.36`,
  ],
  [
    'Huawei Browser on HarmonyOS',
    'h5',
    `${HARMONY('Phone')} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6 Mobile HuaweiBrowser/5.0`,
  ],
  ['a HarmonyOS tablet', 'pc', `${HARMONY('Tablet')} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6 HuaweiBrowser/5.0`],
  ['Mi Browser', 'h5', `${ANDROID('zh-cn; 23127PN0CC')} ${CHROME} Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.5`],
  ['Safari on iPhone', 'h5', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Safari on Mac, and on iPad', 'pc', `${MAC} Version/18.5 Safari/605.1.15`],
  [
    'an iPad',
    'pc',
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome on Android', 'h5', `${ANDROID('K')} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['an Android tablet', 'pc', `${ANDROID('SM-X910')} Chrome/140.0.0.0 Safari/537.36`],
  ['Chrome on Windows', 'pc', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`],
  ['Firefox on Android', 'h5', 'Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0'],
  ...[
    'an IPOD',
    'Windows Phone 10',
    'blackberry9700',
    'IEMobile/11',
    'mqqbrowser/6',
    'Fennec/10',
    'webOS/1',
    'symbian/3',
  ].map((agent) => [`“${agent}”`, 'h5', agent] as const),
  ['no user agent', 'pc', ''],
];

describe('The scene of a visit', () => {
  for (const [browser, scene, userAgent] of AGENTS)
    it(`is ${scene} in ${browser}`, () => expect(sceneOf(userAgent)).to.equal(scene));
});

describe('A browser inside an app', () => {
  it('is that of a chat or of another app that shows pages, and any WebView of Android, except on a computer', () => {
    const inApps = AGENTS.filter(([, , userAgent]) => isInApp(userAgent)).map(([browser]) => browser);
    expect(inApps).to.deep.equal([
      ...['WeChat on iOS', 'WeChat on Android', 'WeChat on HarmonyOS', 'WeChat Work on iOS', 'WeChat Work on Android'],
      ...['QQ on iOS', 'QQ on Android', 'WeChat on iPad', 'Alipay on iOS', 'Alipay on Android', 'DingTalk on Android'],
      ...['DingTalk on iOS', 'Feishu on Android', 'Weibo on iOS', 'Douyin on Android', 'Douyin on iOS'],
      ...['Toutiao on Android', 'Toutiao on iOS', 'Xiaohongshu on iOS', 'Xiaohongshu on Android'],
      ...['the Baidu app on iOS', 'Bilibili on iOS', 'Kuaishou on iOS', 'any app with a WebView of Android'],
    ]);
  });
});
