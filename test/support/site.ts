import type { NavChild, NavItem } from '../../src/domain/site/nav.js';
import type { Site } from '../../src/domain/site/current-site.js';
import {
  FUNCTION_SWITCH_DEFAULTS,
  type RuntimeSettings,
  type SystemConfig,
} from '../../src/domain/site/system-config.js';

/** A site with the server's default settings. */
export function aSite(): SiteBuilder {
  return new SiteBuilder({
    navs: [],
    config: {
      siteName: '示例学堂',
      logoUrl: '',
      serverUrl: 'https://api.example',
      phoneSiteUrl: '',
      icpRecords: [],
      userProtocolUrl: '',
      privacyProtocolUrl: '',
      memberProtocolUrl: '',
      paidContentProtocolUrl: '',
      socialites: { qq: false, wechat: false, wechatScan: false },
      member: { bindMobileRequired: false, faceCheckRequired: false },
      switches: FUNCTION_SWITCH_DEFAULTS,
      slides: [],
      purchaseNoticeHtml: '',
      watermark: undefined,
    },
  });
}

/** Is a `Site` itself, so that a test can pass `aSite().withPhoneSite(…)` where a site is expected. */
class SiteBuilder implements Site {
  readonly config: SystemConfig;
  readonly navs: readonly NavItem[];

  constructor(site: Site) {
    this.config = site.config;
    this.navs = site.navs;
  }

  withNavs(navs: readonly NavItem[]): SiteBuilder {
    return new SiteBuilder({ config: this.config, navs });
  }

  named(siteName: string): SiteBuilder {
    return this.with({ siteName });
  }

  withPhoneSite(phoneSiteUrl: string): SiteBuilder {
    return this.with({ phoneSiteUrl });
  }

  withoutVip(): SiteBuilder {
    return this.with({ switches: { ...this.config.switches, vip: false } });
  }

  withWatermark(watermark: SystemConfig['watermark']): SiteBuilder {
    return this.with({ watermark });
  }

  withPurchaseNotice(purchaseNoticeHtml: string): SiteBuilder {
    return this.with({ purchaseNoticeHtml });
  }

  requiringMobile(): SiteBuilder {
    return this.with({ member: { ...this.config.member, bindMobileRequired: true } });
  }

  requiringFaceCheck(): SiteBuilder {
    return this.with({ member: { ...this.config.member, faceCheckRequired: true } });
  }

  withSocialites(socialites: Partial<SystemConfig['socialites']>): SiteBuilder {
    return this.with({ socialites: { ...this.config.socialites, ...socialites } });
  }

  withProtocols(userProtocolUrl: string, privacyProtocolUrl: string): SiteBuilder {
    return this.with({ userProtocolUrl, privacyProtocolUrl });
  }

  withPaidContentProtocol(paidContentProtocolUrl: string): SiteBuilder {
    return this.with({ paidContentProtocolUrl });
  }

  private with(changes: Partial<SystemConfig>): SiteBuilder {
    return new SiteBuilder({ config: { ...this.config, ...changes }, navs: this.navs });
  }
}

/** A menu item named after its address: `anItem('/courses', [aChild('/live')])`. */
export function anItem(url: string, children: readonly NavChild[] = []): NavItem {
  return { ...aChild(url), children };
}

export function aChild(url: string): NavChild {
  return { id: 1, name: `to ${url}`, url, opensNewWindow: false };
}

/** An installation without settings of the operator, visited from a desktop. */
export function someSettings(changes: Partial<RuntimeSettings> = {}): RuntimeSettings {
  return { isVipDisabled: false, phoneSiteStyle: 'hash', scene: 'pc', isInApp: false, scripts: [], ...changes };
}

export const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

export const WECHAT_AGENT = `${PHONE_AGENT} MicroMessenger/8.0.49`;
