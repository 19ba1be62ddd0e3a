/**
 * Where the token is stored, as other front ends of MeEdu name it. An inline script needs it, with nothing that is made by a
 * call: what is called stays in the script.
 */
export const TOKEN_NAME = 'meedu-user-token';
