/** The games that can be learnt by a lesson at `/learn/<game>`. */
const LESSONS: readonly string[] = [];

export const hasLesson = (game: string): boolean => LESSONS.includes(game);
