/** Where the addresses lead that on a real installation are not of this site (API 2.7, 2.9, 2.17). */
export const QQ_PATH = '/api/v3/auth/login/socialite/qq';
export const USER_PROTOCOL_PATH = '/user/protocol';
export const PRIVACY_PROTOCOL_PATH = '/user/private_protocol';
/** Files of courses (pages API 3.12); the memory gateway points there. */
export const DOWNLOAD_PATH = '/api/v3/course/attach-download';
export const PHONE_SITE_PATH = '/h5-demo';
