export { choosable } from "../targets";
