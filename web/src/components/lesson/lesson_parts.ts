/** The parts of a table's page that only a lesson has. They are loaded together, when there is one. */
export { default as Coach } from "./Coach.svelte";
export { default as CoachLine } from "./CoachLine.svelte";
export { default as LessonBar } from "./LessonBar.svelte";
