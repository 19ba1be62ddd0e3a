/** What stands on the page of memberships (pages §6); its empty state stands with those of the other pages. */
export const VIP_DESCRIPTION = '本站的会员方案：价格、有效期与会员权益。';
export const perDays = (days: number): string => `/ ${String(days)} 天`;
