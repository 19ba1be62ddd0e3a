/** Where the token is stored, as other front ends of MeEdu name it. A file of its own: an inline script needs it alone. */
export const TOKEN_NAME = 'meedu-user-token';
