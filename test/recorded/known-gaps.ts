type Entry = Readonly<Record<string, unknown>>;

/** Gateway methods that know the answer themselves, in the order of the table of all calls. */
export const ASKS_NOTHING: readonly string[] = [
  // Looks at a file, whose answer is no data of a call.
  'HttpCourseGateway.checkAttachment',
  // The second generation has a page of its own for the payment (pages API 3.16).
  'HttpOrderGateway.terms',
  'HttpOrderGatewayG2.terms',
  // The first generation has no replies (pages API 3.7).
  'HttpCommentGatewayG1.replies',
];

const AUTHORS_G2 = {
  newest: ['.data[].replies[].reply_user.name', '.data[].replies[].user.name', '.data[].user.name'],
  all: ['.data[].replies[].reply_user.name', '.data[].replies[].user.name', '.data[].user.name'],
  replies: ['.data[].reply_user.name', '.data[].user.name'],
};

/** Fields that a decoder looks for although no server was seen to send them, by gateway method; sorted. */
export const ASKED_IN_VAIN: Readonly<Record<string, readonly string[]>> = {
  // Spec §3 names the function switches and the name of older servers (API 4); no server of API 2.17 sends either.
  'HttpSiteGateway.config': ['.function_switches', '.webname'],
  // Spec §3 calls `name` what the server calls `nick_name` (clarifications §2).
  'HttpMemberGateway.detail': ['.name'],
  'HttpCommentGateway.newest': AUTHORS_G2.newest,
  'HttpCommentGateway.all': AUTHORS_G2.all,
  'HttpCommentGateway.replies': AUTHORS_G2.replies,
  'HttpCommentGateway.write': ['.user.name'],
  'HttpCommentGatewayG2.newest': AUTHORS_G2.newest,
  'HttpCommentGatewayG2.all': AUTHORS_G2.all,
  'HttpCommentGatewayG2.replies': AUTHORS_G2.replies,
  'HttpCommentGatewayG2.write': ['.user.name'],
  'HttpCommentGatewayG1.newest': ['.users[].name'],
  'HttpCommentGatewayG1.all': ['.users[].name'],
  'HttpCommentGatewayG1.all of a lesson': ['.users[].name'],
  // One decoder reads courses of lists, of blocks and of their own pages; each says what it knows.
  'HttpCourseGateway.detail': ['.course.category', '.course.videos_count'],
  'HttpLessonGateway.lesson': ['.course.category', '.course.videos_count'],
  'HttpHomeGateway.content': ['[].config_render.items[].videos_count'],
  'HttpHomeGatewayG1.content': ['[].config_render.items[].videos_count'],
  'HttpHomeGatewayG2.content': ['[].config_render.items[].videos_count'],
};

/** Fields that a decoder reads to no end, by gateway method. */
export const READ_IN_VAIN: Readonly<Record<string, readonly string[]>> = {
  // The text of what was just written is the visitor's own; the server sends none (pages API 3.8).
  'HttpCommentGateway.write': ['.content'],
  'HttpCommentGatewayG2.write': ['.content'],
  // Whether a code is over depends on the clock of the test, which is later than all that was recorded.
  'HttpOrderGateway.checkPromoCode': ['.promo_code.expired_at'],
  // No recorded code covered a membership.
  'HttpOrderGatewayG1.make of a membership': ['.status_text'],
  // It tells a stream from a file (pages API 3.10), and only files were recorded.
  'HttpLessonGateway.playSources': ['.urls[].format'],
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
  // No payment gateway behind the server.
  'HttpOrderGateway.pay',
  'HttpOrderGatewayG1.pay',
];

const UNSHOWABLE = ({ config_render: shown }: Entry): boolean => Array.isArray(shown) && shown.length === 0;

/** Entries of lists that are left out on purpose, by gateway method. */
export const LEFT_OUT: Readonly<Record<string, (entry: Entry) => boolean>> = {
  // Blocks of add-ons that no front end knows, and slides without a slide (pages API 3.1).
  'HttpHomeGateway.content': UNSHOWABLE,
  'HttpHomeGatewayG1.content': UNSHOWABLE,
  'HttpHomeGatewayG2.content': UNSHOWABLE,
};

/** Fields that the recorded requests had and that a gateway leaves out, by gateway method. */
export const LEFT_UNSAID: Readonly<Record<string, readonly string[]>> = {
  // `PC` is the default (API 2.18).
  'HttpSiteGateway.navs': ['platform'],
  // Without it come the comments themselves (pages API 3.8).
  'HttpCommentGateway.all': ['parent_id'],
  'HttpCommentGatewayG2.all': ['parent_id'],
  // Customary and ignored (pages API 3.10).
  'HttpLessonGateway.playSources': ['is_try'],
};
