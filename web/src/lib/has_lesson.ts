/** Whether a game can be learnt by a lesson at `/learn/<game>`. */
export function hasLesson(_game: string): boolean {
  return false;
}
