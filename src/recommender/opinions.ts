/** Half stars of five: four stars and up are liked, two and a half and below are not. */
const LIKED = 8;
const DISLIKED = 5;

interface Scored {
  score?: number | undefined;
}

/** Whether a watched film has a score that says that it was liked. */
export const isLiked = ({ score }: Scored): boolean => score !== undefined && score >= LIKED;

/** Whether it has one that says that it was not. */
export const isDisliked = ({ score }: Scored): boolean => score !== undefined && score <= DISLIKED;
