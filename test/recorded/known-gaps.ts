/** Fields that a decoder looks for although no server was seen to send them, by gateway method; sorted. */
export const ASKED_IN_VAIN: Readonly<Record<string, readonly string[]>> = {
  // Spec §3 names the function switches and the name of older servers (API 4); no server of API 2.17 sends either.
  'HttpSiteGateway.config': ['.function_switches', '.webname'],
  // Spec §3 calls `name` what the server calls `nick_name` (clarifications §2).
  'HttpMemberGateway.detail': ['.name'],
};

/**
 * Gateway methods whose success no recording shows, in the order of the table of all calls. A call that a new gateway
 * spells differently from the recordings would turn up here.
 */
export const NEVER_SEEN: readonly string[] = [
  // The recorded member could not bind: no WeChat behind the server.
  'HttpScanGatewayG1.bindMobile',
  // No Tencent behind the server.
  'HttpMemberStepsGateway.startFaceCheck',
  'HttpMemberStepsGateway.faceCheck',
  // Only its sibling that marks all was recorded.
  'HttpMemberMessagesGateway.markRead',
];

/** Fields that the recorded requests had and that a gateway leaves out, by gateway method. */
export const LEFT_UNSAID: Readonly<Record<string, readonly string[]>> = {
  // `PC` is the default (API 2.18).
  'HttpSiteGateway.navs': ['platform'],
};
