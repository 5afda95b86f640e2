/** Which games have a lesson at `/learn/<game>`. */
const LESSONS: readonly string[] = [];

export function hasLesson(game: string): boolean {
  return LESSONS.includes(game);
}
