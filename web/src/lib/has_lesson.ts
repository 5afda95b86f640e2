/** Whether a game has a lesson to learn it by. */
const WITH_LESSON = new Set<string>();

export function hasLesson(game: string): boolean {
  return WITH_LESSON.has(game);
}
