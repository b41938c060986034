/** Whoever would watch it by themselves, at night. */
export const ALONE = /(?:^| )(?:tek bas\w+|yalniz(?:ken)?|gece tek\w*) /u;
/** So frightening that one had better not. */
export const FRIGHTENING = 2;
